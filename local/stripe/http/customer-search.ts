import { invalid } from "../core/refusal.ts";
import type { CustomerRecord } from "../state/people.ts";
import type { State } from "../state/state.ts";
import { renderCustomer } from "../wire/customer.ts";

type Clause = { readonly field: string; readonly key: string | undefined; readonly value: string };

const clausePattern = /^\s*(email|name|metadata)(?:\[["']([^"']+)["']\])?:["']([^"']*)["']\s*$/;

/** Stripe's query language as far as the product needs it: exact clauses joined by AND. */
function readQuery(query: string): readonly Clause[] {
  return query.split(/\s+AND\s+/i).map((clause) => {
    const [, field, key, value] = clausePattern.exec(clause) ?? [];
    if (field === undefined || value === undefined) {
      throw invalid(
        "We were unable to parse your search query. The practice Stripe knows `field:'value'` clauses joined by AND.",
        "query",
      );
    }
    return { field, key, value };
  });
}

function fits(customer: CustomerRecord, { field, key, value }: Clause): boolean {
  if (field === "metadata") return key !== undefined && customer.metadata[key] === value;
  return (field === "email" ? customer.email : customer.name) === value;
}

export function searchCustomers(state: State, query: string, limit = 10) {
  const clauses = readQuery(query);
  const hits = Object.values(state.customers)
    .filter((customer) => !customer.deleted && clauses.every((clause) => fits(customer, clause)))
    .toReversed();
  return {
    object: "search_result",
    data: hits.slice(0, limit).map((customer) => renderCustomer(state, customer)),
    has_more: hits.length > limit,
    next_page: null,
    url: "/v1/customers/search",
  };
}
