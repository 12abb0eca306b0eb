import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { addressReader, limitKey } from "./client-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["2001:db8::10.0.0.1", "2001:db8:0:0::/64"],
  ["unix:", "unknown"],
  ["", "unknown"],
  [undefined, "unknown"],
])("%s is counted as %s", (address, key) => {
  expect(limitKey(address)).toBe(key);
});

test.each([
  [0, "10.0.0.1"],
  [1, "203.0.113.7"],
  [2, "198.51.100.1"],
  [["10.0.0.0/8"], "203.0.113.7"],
  [["uniquelocal", "203.0.113.7"], "198.51.100.1"],
  [["192.0.2.1"], "10.0.0.1"],
])("with proxies %j, a forwarded request came from %s", (trustProxy, address) => {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: "10.0.0.1" });
  const request = new IncomingMessage(socket);
  request.headers["x-forwarded-for"] = "198.51.100.1, 203.0.113.7";
  expect(addressReader(trustProxy)(request)).toBe(address);
});
