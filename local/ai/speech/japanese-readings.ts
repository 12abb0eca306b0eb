export const toKana = (t: string): string => t;
