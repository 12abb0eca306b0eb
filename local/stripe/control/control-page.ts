import { priceOf, prices } from "../catalogue.ts";
import { alertBox } from "../pages/card-form.ts";
import { type Html, html, moment, money } from "../pages/html.ts";
import { page } from "../pages/layout.ts";
import type { ChargeRecord } from "../state/money.ts";
import type { CustomerRecord } from "../state/people.ts";
import type { State } from "../state/state.ts";
import { type DeliveryRecord, deliveryModes } from "../state/webhooks.ts";

/** Where a person plays Stripe: time, customers, refunds, and how events are delivered. */
export function controlPage(state: State, now: number, query: URLSearchParams): Response {
  const body = html`<main class="wide">
    <h1>Practice Stripe</h1>
    <p class="soft">Stands in for Stripe on this computer. Nothing leaves it, and no money changes hands.</p>
    ${alertBox(query.get("problem"))}
    <div class="columns">
      <div>${clockBox(state, now)} ${customersBox(state)} ${sessionsBox(state)}</div>
      <div>${webhookBox(state)} ${deliveryLog(state)} ${pricesBox()}</div>
    </div>
  </main>`;
  return page("Practice Stripe", "Control", body);
}

const steps = [
  { label: "1 hour", seconds: 3_600 },
  { label: "1 day", seconds: 86_400 },
  { label: "1 week", seconds: 7 * 86_400 },
  { label: "31 days", seconds: 31 * 86_400 },
  { label: "1 year", seconds: 366 * 86_400 },
];

function clockBox(state: State, now: number): Html {
  const buttons = steps.map(
    ({ label, seconds }) =>
      html`<button name="advance" value="${seconds}" class="button">+ ${label}</button>`,
  );
  return html`<section class="box" aria-labelledby="clock-title">
    <h2 id="clock-title">Clock and service</h2>
    <p>
      <strong>${moment(now)}</strong
      >${state.clockOffset === 0 ? null : html` <span class="state">set ahead</span>`}
    </p>
    <p class="soft">Renewals, retries, and expirations happen along the way.</p>
    <form method="post" action="/_control/clock" class="actions">${buttons}</form>
    <form method="post" action="/_control/outage" class="actions">
      <button name="on" value="${state.outage ? "false" : "true"}">
        ${state.outage ? "Come back up" : "Pretend to be down"}
      </button>
      ${state.outage ? html`<strong>Every request gets a 503.</strong>` : null}
    </form>
  </section>`;
}

function customersBox(state: State): Html {
  const customers = Object.values(state.customers).toReversed().slice(0, 20);
  return html`<section class="box" aria-labelledby="customers-title">
    <h2 id="customers-title">Customers</h2>
    ${customers.length === 0 ? html`<p class="soft">No customers yet. The first checkout creates one.</p>` : customers.map((one) => customer(state, one))}
  </section>`;
}

function customer(state: State, { id, email, deleted }: CustomerRecord): Html {
  const subscriptions = Object.values(state.subscriptions).filter((one) => one.customer === id);
  const charges = Object.values(state.charges)
    .filter((one) => one.customer === id)
    .toReversed()
    .slice(0, 8);
  return html`<details class="customer" open>
    <summary>${email ?? id}${deleted ? html` <span class="state">deleted</span>` : null}</summary>
    <ul class="rows">
      ${subscriptions.map(
        (one) =>
          html`<li>
            <span>${priceOf(one.item.price).title}</span>
            <span class="state">${one.status}</span>
            <span class="soft"
              >${one.cancelAt === null ? "renews" : "ends"}
              ${moment(one.cancelAt ?? one.item.periodEnd)}</span
            >
          </li>`,
      )}
      ${charges.map((one) => chargeRow(state, one))}
    </ul>
  </details>`;
}

function chargeRow(state: State, charge: ChargeRecord): Html {
  const refundable = charge.status === "succeeded" && !charge.disputed && !charge.refunded;
  return html`<li>
    <span>${money(charge.amount)}</span>
    <span class="state">${chargeWords(charge)}</span>
    <span class="soft">${state.paymentIntents[charge.paymentIntent]?.description ?? ""}</span>
    ${refundable ? html`<span class="last">${chargeButton("refund", "Refund", charge)}${chargeButton("dispute", "Dispute", charge)}</span>` : null}
  </li>`;
}

function chargeButton(action: string, label: string, charge: ChargeRecord): Html {
  return html`<form method="post" action="/_control/${action}" data-once>
    <input type="hidden" name="charge" value="${charge.id}" />
    <button aria-label="${label} ${money(charge.amount)}">${label}</button>
  </form>`;
}

function chargeWords({ status, disputed, refunded }: ChargeRecord): string {
  if (disputed) return "disputed";
  return refunded ? "refunded" : status;
}

function sessionsBox(state: State): Html {
  const sessions = Object.values(state.checkoutSessions).toReversed().slice(0, 10);
  const rows = sessions.map((one) => {
    const what = one.lines.map(({ price }) => priceOf(price).title).join(", ");
    const when = one.status === "open" ? `expires ${moment(one.expiresAt)}` : moment(one.created);
    return html`<li>
      ${one.status === "open" ? html`<a href="/c/pay/${one.id}">${what}</a>` : html`<span>${what}</span>`}
      <span class="state">${one.status}</span>
      <span class="soft">${when}</span>
    </li>`;
  });
  return html`<section class="box" aria-labelledby="sessions-title">
    <h2 id="sessions-title">Checkout sessions</h2>
    ${
      rows.length === 0
        ? html`<p class="soft">None yet.</p>`
        : html`<ul class="rows">
            ${rows}
          </ul>`
    }
  </section>`;
}

const modeWords: Readonly<Record<(typeof deliveryModes)[number], string>> = {
  normal: "Immediately",
  hold: "Manually",
  "before-redirect": "Before the buyer returns",
};

function webhookBox({ webhooks, deliveries }: State): Html {
  const pending = Object.values(deliveries).filter((one) => one.status === "pending").length;
  const options = deliveryModes.map(
    (mode) =>
      html`<option value="${mode}" ${mode === webhooks.mode ? html`selected` : null}>
        ${modeWords[mode]}
      </option>`,
  );
  return html`<section class="box" aria-labelledby="webhooks-title">
    <h2 id="webhooks-title">Webhooks</h2>
    <p>
      ${webhooks.url === null ? "No endpoint is set, so events are only stored." : html`To <code>${webhooks.url}</code>`}
    </p>
    <form method="post" action="/_control/mode" class="inline">
      <label for="mode">Post events</label>
      <select id="mode" name="mode">
        ${options}
      </select>
      <button class="button">Set</button>
    </form>
    <form method="post" action="/_control/chaos" class="inline">
      <input type="hidden" name="on" value="${webhooks.chaos.on ? "false" : "true"}" />
      <label for="seed">Chaos seed</label>
      <input id="seed" name="seed" value="${webhooks.chaos.seed}" inputmode="numeric" />
      <button class="button">${webhooks.chaos.on ? "Turn chaos off" : "Turn chaos on"}</button>
    </form>
    <p class="soft">Chaos posts every event twice, late, and out of order.</p>
    <p>${pending === 0 ? "Nothing is waiting." : `${pending} waiting.`}</p>
    <div class="actions">
      <form method="post" action="/_control/flush">
        <button class="button" name="order" value="sent">Post now</button>
      </form>
      <form method="post" action="/_control/flush">
        <button class="button" name="order" value="reversed">Post reversed</button>
      </form>
      <form method="post" action="/_control/drop"><button class="button">Drop them</button></form>
    </div>
  </section>`;
}

const shownDeliveries = 20;

/** The newest deliveries, each with its outcome. */
function deliveryLog({ deliveries, events }: State): Html {
  const rows = Object.values(deliveries)
    .toReversed()
    .slice(0, shownDeliveries)
    .map(
      (one) =>
        html`<li>
          <code>${events[one.event]?.type ?? one.event}</code>
          <span class="state">${deliveryWords(one)}</span>
        </li>`,
    );
  return html`<section class="box" aria-labelledby="log-title">
    <h2 id="log-title">Webhook log</h2>
    ${rows.length === 0 ? html`<p class="soft">No events posted yet.</p>` : null}
    <ul class="rows">
      ${rows}
    </ul>
  </section>`;
}

function deliveryWords({ status, lastStatus }: DeliveryRecord): string {
  if (status !== "pending" || lastStatus === null) return status;
  return lastStatus === 0 ? "no answer, will retry" : `answered ${lastStatus}, will retry`;
}

function pricesBox(): Html {
  const rows = prices.map(
    (price) =>
      html`<li>
        <span>${price.title}</span><span>${money(price.unitAmount)}</span
        ><code>${price.variable}=${price.id}</code>
      </li>`,
  );
  return html`<section class="box" aria-labelledby="prices-title">
    <h2 id="prices-title">Prices</h2>
    <ul class="rows">
      ${rows}
    </ul>
  </section>`;
}
