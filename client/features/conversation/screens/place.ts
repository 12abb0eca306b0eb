/** Which page a session runs on: the start-session page, where its mode can be switched, or the Text Chat page. */
export type Place = "session" | "chat";
