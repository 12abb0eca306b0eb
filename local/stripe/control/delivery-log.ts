import { type Html, html } from "../pages/html.ts";
import type { DeliveryRecord } from "../state/webhooks.ts";
import type { State } from "../state/state.ts";

const shownRows = 40;

/** The newest postings, each with what became of it. */
export function deliveryLog(state: State): Html {
  const deliveries = Object.values(state.deliveries).toReversed().slice(0, shownRows);
  return html`<section class="box" aria-labelledby="log-title">
    <h2 id="log-title">Webhook log</h2>
    ${
      deliveries.length === 0
        ? html`<p class="soft">No event has been posted.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-labelledby="log-title">
            <table>
              <thead>
                <tr>
                  <th scope="col">Event</th>
                  <th scope="col">State</th>
                  <th scope="col" class="num">Tries</th>
                </tr>
              </thead>
              <tbody>
                ${deliveries.map((one) => row(state, one))}
              </tbody>
            </table>
          </div>`
    }
  </section>`;
}

function row(state: State, { event, status, attempts, lastStatus }: DeliveryRecord): Html {
  return html`<tr>
    <td><code>${state.events[event]?.type ?? event}</code></td>
    <td>${stateWords(status, lastStatus)}</td>
    <td class="num">${attempts}</td>
  </tr>`;
}

function stateWords(status: DeliveryRecord["status"], lastStatus: number | null): string {
  if (status !== "pending" || lastStatus === null) return status;
  return lastStatus === 0 ? "no answer, tries again" : `answered ${lastStatus}, tries again`;
}
