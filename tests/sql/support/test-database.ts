export type Row = Record<string, unknown>;

/** Something that runs SQL. */
export type Sql = {
  query<T extends Row = Row>(text: string, values?: readonly unknown[]): Promise<T[]>;
  /** How many rows it affected. */
  run(text: string, values?: readonly unknown[]): Promise<number>;
};

/** Who asks: a visitor, a person by id (in that auth session, having passed that many steps), or the relay. */
export type Caller =
  | "anon"
  | "service_role"
  | { readonly person: string; readonly authSession?: string; readonly aal?: "aal1" | "aal2" };

export type TestDatabase = {
  readonly engine: "pglite" | "postgres";
  /** The role that owns what the migrations created. */
  readonly owner: Sql;
  /** Runs `work` in one transaction with the caller's privileges, as the REST gateway does. */
  as<T>(caller: Caller, work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export function roleOf(caller: Caller): string {
  return typeof caller === "string" ? caller : "authenticated";
}

/** The claims of the caller's access token. */
export function claimsOf(caller: Caller) {
  const role = roleOf(caller);
  if (typeof caller === "string") return { sub: "", role };
  return { sub: caller.person, role, session_id: caller.authSession, aal: caller.aal };
}

/** The first row; throws if there is none. */
export function first<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("The query returned no row");
  return row;
}
