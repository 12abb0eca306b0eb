import { moment, money } from "./format.ts";
import { html } from "./html.ts";
import { messagePage, missingPage, pageScript, seeOther, styleSheet } from "./layout.ts";
import { type PageContext, type PageRoute, pageRoute } from "./page-route.ts";

export const smallPages: readonly PageRoute[] = [
  pageRoute("GET", "/practice\\.css", styleSheet),
  pageRoute("GET", "/practice\\.js", pageScript),
  pageRoute("GET", "/receipts/:id", receipt),
  pageRoute("GET", "/confirm/:id", whereToConfirm),
];

function receipt({ engine, id }: PageContext): Response {
  const charge = engine.state.charges[id];
  if (charge === undefined || charge.status !== "succeeded") return missingPage();
  return messagePage(
    "Practice billing",
    "Receipt",
    html`<p>${money(charge.amount)} was paid on ${moment(charge.created)}.</p>
      ${charge.amountRefunded === 0 ? null : html`<p>${money(charge.amountRefunded)} was given back.</p>`}`,
  );
}

/** A payment that asks to be confirmed is confirmed where it was made. */
function whereToConfirm({ engine, id }: PageContext): Response {
  const invoice = Object.values(engine.state.invoices).find((one) => one.paymentIntent === id);
  if (invoice !== undefined) return seeOther(`/i/${invoice.id}/confirm`);
  const session = Object.values(engine.state.checkoutSessions).find((one) => one.paymentIntent === id);
  return session === undefined ? missingPage() : seeOther(`/c/pay/${session.id}/confirm`);
}
