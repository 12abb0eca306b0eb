import { join } from "node:path";
import { z } from "zod";
import { type RunningChild, runChild } from "../child.ts";
import { claimDataDir } from "../data-dir.ts";
import { createHttpServer } from "../http-server.ts";
import { listenOnLoopback, loopback } from "../listen.ts";
import { createInbox } from "./inbox.ts";
import { openMailbox } from "./mailbox.ts";
import { createSmtpServer } from "./smtp.ts";

const optionsSchema = z.object({
  dataDir: z.string(),
  smtpPort: z.number().int(),
  inboxPort: z.number().int(),
});

type Ready = { readonly smtpUrl: string; readonly inboxUrl: string };

async function start(options: z.infer<typeof optionsSchema>): Promise<RunningChild<Ready>> {
  const lock = claimDataDir(options.dataDir);
  const mailbox = openMailbox(join(options.dataDir, "messages"));
  const smtp = createSmtpServer(mailbox);
  const web = createHttpServer(createInbox(mailbox));
  const smtpPort = await listenOnLoopback(smtp.server, options.smtpPort);
  const inboxPort = await listenOnLoopback(web, options.inboxPort);
  return {
    value: { smtpUrl: `smtp://${loopback}:${smtpPort}`, inboxUrl: `http://${loopback}:${inboxPort}` },
    async stop() {
      web.closeAllConnections();
      web.close();
      await new Promise<void>((resolve) => smtp.close(resolve));
      lock.release();
    },
  };
}

runChild(optionsSchema, start);
