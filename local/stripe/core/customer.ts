import type { CustomerRecord, PaymentMethodRecord } from "../state/people.ts";
import { known } from "./find.ts";
import type { Tx } from "./tx.ts";

type NewCustomer = Partial<Pick<CustomerRecord, "email" | "name" | "phone" | "description" | "metadata">>;

export function createCustomer(tx: Tx, details: NewCustomer): CustomerRecord {
  const id = tx.id("cus");
  const customer = tx.put("customers", {
    id,
    created: tx.now,
    email: null,
    name: null,
    phone: null,
    description: null,
    metadata: {},
    balance: 0,
    defaultPaymentMethod: null,
    nextInvoiceSequence: 1,
    invoicePrefix: id.slice(-8).toUpperCase(),
    deleted: false,
    ...details,
  });
  tx.emit("customer.created", id);
  return customer;
}

type NewMethod = Pick<PaymentMethodRecord, "number" | "expMonth" | "expYear" | "email" | "name">;

export function createPaymentMethod(tx: Tx, details: NewMethod): PaymentMethodRecord {
  return tx.put("paymentMethods", { id: tx.id("pm"), created: tx.now, customer: null, ...details });
}

/** Keeps a card with a customer and makes it the one that coming invoices are charged to. */
export function keepPaymentMethod(tx: Tx, customerId: string, methodId: string): void {
  const method = known(tx, "paymentMethods", methodId);
  if (method.customer === null) {
    tx.put("paymentMethods", { ...method, customer: customerId });
    tx.emit("payment_method.attached", methodId);
  }
  const customer = known(tx, "customers", customerId);
  if (customer.defaultPaymentMethod === methodId) return;
  tx.change("customers", { ...customer, defaultPaymentMethod: methodId }, "customer.updated");
}

/** Metadata is merged key by key; an empty value removes its key, and an empty whole removes them all. */
export function mergeMetadata(
  old: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string>> | "" | undefined,
): Record<string, string> {
  if (change === "") return {};
  const merged = { ...old, ...change };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
}
