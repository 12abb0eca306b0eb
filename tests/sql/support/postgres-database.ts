import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Client, Pool, type PoolClient, TypeOverrides } from "pg";
import { inheritLowPriority } from "#scripts/low-priority.ts";
import { bootstrapSql, readMigrations } from "#scripts/database-types/migrated-database.ts";
import { type Row, type Sql, type TestDatabase, claimsOf, roleOf } from "./test-database.ts";

/**
 * The migrations on a real PostgreSQL server, applied by a `postgres` that isn't a superuser, as in a hosted
 * project.
 */
export async function openPostgres(): Promise<TestDatabase> {
  const { child, port } = await startServer();
  try {
    await migrate(port);
    return connect(child, port);
  } catch (error) {
    await stopServer(child);
    throw error;
  }
}

async function startServer(): Promise<{ child: ChildProcess; port: number }> {
  const script = fileURLToPath(new URL("./server-process.ts", import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ["pipe", "pipe", "inherit"] });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.once("data", (line: Buffer) => resolve((JSON.parse(String(line)) as { port: number }).port));
    child.once("exit", (code) => reject(new Error(`The PostgreSQL process ended with ${code}`)));
  });
  return { child, port };
}

async function stopServer(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.stdin?.end();
  await ended;
}

function client(port: number, user: string, database: string): Client {
  return new Client({ host: "127.0.0.1", port, user, database });
}

async function migrate(port: number): Promise<void> {
  const setUp = client(port, "supabase_admin", "template1");
  await setUp.connect();
  await setUp.query(bootstrapSql);
  await setUp.query("create database hearken owner postgres");
  await setUp.end();
  const owner = client(port, "postgres", "hearken");
  await owner.connect();
  for (const { sql } of readMigrations()) await owner.query(`begin;\n${sql}\ncommit;`);
  await owner.end();
}

const types = new TypeOverrides();
types.setTypeParser(20, Number);
types.setTypeParser(1700, Number);
types.setTypeParser(1082, (value) => value);

function connect(child: ChildProcess, port: number): TestDatabase {
  const settings = { host: "127.0.0.1", port, database: "hearken", types } as const;
  const owners = new Pool({ ...settings, user: "postgres", max: 10, verify: giveWayTogether });
  const gateway = new Pool({ ...settings, user: "authenticator", max: 40 });
  // Ending a pool doesn't wait for its connections, and the server reports an error on those that remain.
  for (const pool of [owners, gateway]) {
    pool.on("error", () => undefined);
    pool.on("connect", (connection) => connection.on("error", () => undefined));
  }
  return {
    engine: "postgres",
    owner: sqlOn(owners),
    async as(caller, work) {
      const connection = await gateway.connect();
      try {
        await connection.query("begin");
        await connection.query("select set_config('request.jwt.claims', $1, true)", [
          JSON.stringify(claimsOf(caller)),
        ]);
        await connection.query("select set_config('role', $1, true)", [roleOf(caller)]);
        const result = await work(sqlOn(connection));
        await connection.query("commit");
        return result;
      } catch (error) {
        await connection.query("rollback");
        throw error;
      } finally {
        connection.release();
      }
    },
    async close() {
      await Promise.all([owners.end(), gateway.end()]);
      await stopServer(child);
    },
  };
}

/** The server runs each connection in a session of its own. */
function giveWayTogether(connection: PoolClient, done: (error?: Error) => void): void {
  connection.query<{ pid: number }>("select pg_backend_pid() as pid", (error, result) => {
    for (const { pid } of error ? [] : result.rows) inheritLowPriority(pid);
    done(error);
  });
}

function sqlOn(target: Pool | PoolClient): Sql {
  return {
    async query<T extends Row>(text: string, values: readonly unknown[] = []) {
      const { rows } = await target.query<T>(text, [...values]);
      return rows;
    },
    async run(text, values = []) {
      const { rowCount } = await target.query(text, [...values]);
      return rowCount ?? 0;
    },
  };
}
