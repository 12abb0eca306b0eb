import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { z } from "zod";

/** What one click unsubscribes from. `reminders`: the daily one and related emails. */
export const mailLists = ["reminders", "summaries", "weekly"] as const;
export type MailList = (typeof mailLists)[number];

/** The person and the mails that they unsubscribe from, and the language of the email they clicked in. */
export type Unsubscription = {
  readonly userId: string;
  readonly list: MailList;
  readonly language: LanguageCode;
};

export type UnsubscribeTokens = {
  seal(unsubscription: Unsubscription): string;
  /** Null for anything this product hasn't sealed. */
  open(token: string): Unsubscription | null;
};

const versionByte = 1;
const nonceBytes = 12;
const tagBytes = 16;
const algorithm = "aes-256-gcm";
const idSchema = z.uuid();

/** Encrypted, so that the link identifies nobody. It never expires, because old emails don't either. */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "hearken unsubscribe v1", 32));
  return {
    seal({ userId, list, language }) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce);
      const plain = Buffer.concat([
        Buffer.from([versionByte, mailLists.indexOf(list), languageCodes.indexOf(language)]),
        Buffer.from(userId.replaceAll("-", ""), "hex"),
      ]);
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString(
        "base64url",
      );
    },
    open: (token) => read(decrypt(key, Buffer.from(token, "base64url"))),
  };
}

function decrypt(key: Buffer, sealed: Buffer): Buffer | null {
  if (sealed.length !== nonceBytes + 19 + tagBytes) return null;
  try {
    const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes));
    decipher.setAuthTag(sealed.subarray(-tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

function read(plain: Buffer | null): Unsubscription | null {
  if (plain === null || plain[0] !== versionByte) return null;
  const list = mailLists[plain[1] ?? -1];
  const language = languageCodes[plain[2] ?? -1];
  const hex = plain.subarray(3).toString("hex");
  const id = idSchema.safeParse(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"));
  return list === undefined || language === undefined || !id.success
    ? null
    : { userId: id.data, list, language };
}
