import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A connection between browser and relay that a test can cut, stall, and redirect. */
export async function startCuttableProxy() {
  const open = new Set<Socket>();
  let target = 0;
  let dead = false;
  let silent = false;
  const server = createServer((near) => {
    open.add(near);
    near.on("close", () => open.delete(near)).on("error", () => near.destroy());
    if (dead) {
      near.destroy();
      return;
    }
    // Taken, and never answered.
    if (silent) return;
    const far = connect(target, "127.0.0.1");
    far.on("error", () => near.destroy()).on("close", () => near.destroy());
    near.on("close", () => far.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (port: number) => {
      target = port;
    },
    cut,
    /** From now on nothing gets through, or everything does again. */
    setDead: (now: boolean) => {
      dead = now;
      if (now) cut();
    },
    /** From now on connections are taken, and nothing is ever answered on them. */
    setSilent: (now: boolean) => {
      silent = now;
      if (now) cut();
    },
    stop: () =>
      new Promise<void>((resolve) => {
        cut();
        server.close(() => resolve());
      }),
  };
}
