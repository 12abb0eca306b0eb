/** The navigation state of somebody who has just deleted their account. */
export const left = "left";
