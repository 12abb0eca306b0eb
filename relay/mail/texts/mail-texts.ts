/** A mail with one thing to do. Values stand in braces. */
type Note = {
  readonly subject: string;
  readonly heading: string;
  readonly body: string;
  readonly button: string;
};

/**
 * What the mails say, in one language. Whoever looks over a shoulder learns nothing: no mail says what the app is for,
 * how somebody is, or what was said.
 */
export type MailTexts = {
  /** {name} */
  readonly hello: string;
  readonly helloNobody: string;
  readonly reminder: Note;
  /** {time}, {zone} */
  readonly confirmation: Note;
  readonly test: Note;
  readonly summary: Note;
  readonly weekly: Note;
  /** Why it came, by list. */
  readonly why: { readonly reminders: string; readonly summaries: string; readonly weekly: string };
  readonly unsubscribe: string;
  readonly settings: string;
  readonly copyLink: string;
  readonly account: {
    readonly confirm: Note & { readonly why: string };
    readonly recover: Note & { readonly why: string };
    readonly link: Note & { readonly why: string };
  };
};
