/**
 * Loaded before the relay by the scripts that start it: when they exit, however that happens, the IPC channel
 * closes and the relay stops too. The relay itself doesn't know about it.
 */
import process from "node:process";

const hardStopMs = 5_000;

process.on("disconnect", () => {
  setTimeout(() => process.exit(1), hardStopMs).unref();
  process.kill(process.pid, "SIGTERM");
});
process.channel?.unref();
