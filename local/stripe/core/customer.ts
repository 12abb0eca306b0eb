import type { CustomerRecord, PaymentMethodRecord } from "../state/people.ts";
import { known } from "./find.ts";
import type { Tx } from "./tx.ts";

export function createCustomer(tx: Tx, details: Pick<CustomerRecord, "email" | "metadata">): CustomerRecord {
  const id = tx.id("cus");
  const customer = {
    ...details,
    id,
    created: tx.now,
    balance: 0,
    defaultPaymentMethod: null,
    nextInvoiceSequence: 1,
    invoicePrefix: id.slice(-8).toUpperCase(),
    deleted: false,
  };
  return tx.change("customers", customer, "customer.created");
}

export function createPaymentMethod(tx: Tx, number: string): PaymentMethodRecord {
  return tx.put("paymentMethods", { id: tx.id("pm"), created: tx.now, number });
}

/** Makes a card the one that the customer's future invoices are charged to. */
export function keepPaymentMethod(tx: Tx, customerId: string, methodId: string): void {
  const customer = known(tx, "customers", customerId);
  tx.change("customers", { ...customer, defaultPaymentMethod: methodId }, "customer.updated");
}
