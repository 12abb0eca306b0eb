import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6 } from "node:net";
import proxyAddress from "proxy-addr";

/** The first four groups of an IPv6 address: the network that a provider assigns to one customer. */
function network(address: string): string {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/**
 * The key of a visitor in rate limits: the IPv4 address, or the /64 of an IPv6 one, since one host can use
 * all of it.
 */
export function limitKey(address: string | undefined): string {
  const plain = (address ?? "").replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (isIPv4(plain)) return plain;
  return isIPv6(plain) ? network(plain) : "unknown";
}

/**
 * Reads a visitor's address from a request that Express doesn't see, as Express reads `req.ip`. `trustProxy`:
 * how many proxies, or which ones, are trusted.
 */
export function addressReader(trustProxy: number | readonly string[]): (request: IncomingMessage) => string {
  const trust =
    typeof trustProxy === "number"
      ? (_address: string, hop: number) => hop < trustProxy
      : proxyAddress.compile([...trustProxy]);
  return (request) => proxyAddress(request, trust);
}
