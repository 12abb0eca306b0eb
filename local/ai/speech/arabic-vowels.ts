export const withVowels = (t: string): string => t;
