import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { copyInstallation, findInstallation, program } from "./binaries.ts";

/*
 * A throwaway PostgreSQL in a process of its own. It prints {"port"} once it answers, and removes the server
 * and its files when standard input ends, which also happens when whoever started it is killed.
 */

/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? nobody() : undefined;
const home = mkdtempSync(join(temporaryFolder(), "hearken-postgres-"));
if (user !== undefined) {
  chmodSync(home, 0o755);
  chownSync(home, user.uid, user.gid);
}
const server = await start();
process.stdin.on("end", () => void stop());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
process.stdin.resume();

function nobody(): { uid: number; gid: number } {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("nobody:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

/** The first temporary folder that another user can reach. */
function temporaryFolder(): string {
  return (
    [tmpdir(), "/tmp", "/var/tmp"].find((folder) => user === undefined || isOpenToAll(folder)) ?? tmpdir()
  );
}

function isOpenToAll(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return false;
  }
  if ((statSync(folder).mode & 0o001) === 0) return false;
  return dirname(folder) === folder || isOpenToAllAbove(dirname(folder));
}

function isOpenToAllAbove(folder: string): boolean {
  return (
    (statSync(folder).mode & 0o001) !== 0 && (dirname(folder) === folder || isOpenToAllAbove(dirname(folder)))
  );
}

async function start(): Promise<ChildProcess> {
  try {
    const { root: found, packaged } = findInstallation();
    const root = packaged ? join(home, "postgres") : found;
    if (packaged) copyInstallation(found, root);
    initialise(root);
    return await startOnFreePort(root, 3);
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

function initialise(root: string): void {
  const options = ["--username=supabase_admin", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  const done = spawnSync(program(root, "initdb"), [`--pgdata=${join(home, "data")}`, ...options], {
    ...user,
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C" },
  });
  if (done.status !== 0) throw new Error(`initdb failed: ${done.stderr}${String(done.error ?? "")}`);
}

/**
 * Another process may take the port between choosing and using it; then the server exits and is started
 * again.
 */
async function startOnFreePort(root: string, tries: number): Promise<ChildProcess> {
  const port = await freePort();
  const postgres = spawn(program(root, "postgres"), serverOptions(port), {
    ...user,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, LC_ALL: "C" },
  });
  const log = await readyOrLog(postgres);
  if (log === undefined) {
    process.stdout.write(`${JSON.stringify({ port })}\n`);
    return postgres;
  }
  if (tries > 1) return startOnFreePort(root, tries - 1);
  throw new Error(`PostgreSQL did not start: ${log}`);
}

function serverOptions(port: number): readonly string[] {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    max_connections: "100",
    shared_buffers: "32MB",
    deadlock_timeout: "200ms",
    jit: "off",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", join(home, "data"), "-p", String(port), ...flags];
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}

/** Undefined once the server accepts connections; otherwise what it said when it exited. */
function readyOrLog(postgres: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    let log = "";
    postgres.stderr?.setEncoding("utf8").on("data", (text: string) => {
      log = (log + text).slice(-4000);
      if (log.includes("ready to accept connections")) resolve(undefined);
    });
    postgres.once("exit", () => resolve(log));
    postgres.once("error", (error) => resolve(String(error)));
  });
}

async function stop(): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = once(server, "exit");
    server.kill("SIGINT");
    const hard = setTimeout(() => server.kill("SIGQUIT"), 5000);
    await ended;
    clearTimeout(hard);
  }
  rmSync(home, { recursive: true, force: true });
  process.exit(0);
}
