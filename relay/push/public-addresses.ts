import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Ranges of IPv4 that aren't the public internet (IANA's special-purpose registry). */
const special4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;

/** Within IPv6's only public block: documentation, and tunnels that wrap an IPv4 address. */
const special6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const notPublic = new BlockList();
for (const [net, bits] of special4) notPublic.addSubnet(net, bits, "ipv4");
for (const [net, bits] of special6) notPublic.addSubnet(net, bits, "ipv6");
const public6 = new BlockList();
public6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublic.check(address, "ipv4");
    case 6:
      return public6.check(address, "ipv6") && !notPublic.check(address, "ipv6");
    default:
      return false;
  }
}

/** The `code` of the error for a name that leads elsewhere. */
export const notPublicCode = "ENOTPUBLIC";

/**
 * Resolves names for outgoing requests whose address a stranger chose. It checks the very addresses that are then
 * connected to, so a name that changes its answer gains nothing.
 */
export function publicLookup(resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(Object.assign(new Error("not a public address"), { code: notPublicCode }), []);
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
