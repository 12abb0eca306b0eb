import {
  BookOpen,
  BriefcaseBusiness,
  GraduationCap,
  Dumbbell,
  Heart,
  House,
  MonitorSmartphone,
  Music,
  Palette,
  Sofa,
  TrainFront,
  TreePine,
  User,
  Users,
  Utensils,
  WashingMachine,
  type LucideIcon,
} from "lucide-react";

/** What somebody may be doing at a moment, with its icon. The ids are stored: letters only, at most 30. */
export const activities = {
  work: BriefcaseBusiness,
  study: GraduationCap,
  family: House,
  friends: Users,
  partner: Heart,
  alone: User,
  rest: Sofa,
  exercise: Dumbbell,
  outdoors: TreePine,
  food: Utensils,
  chores: WashingMachine,
  reading: BookOpen,
  music: Music,
  screen: MonitorSmartphone,
  creating: Palette,
  travel: TrainFront,
} as const satisfies Record<string, LucideIcon>;

export type Activity = keyof typeof activities;

export function isActivity(id: string): id is Activity {
  return Object.hasOwn(activities, id);
}

export const activityIds = Object.keys(activities).filter(isActivity);

/** The most that one moment holds. */
export const mostActivities = 12;
