import type Stripe from "stripe";
import { z } from "zod";
import { findProduct, prices, products } from "../catalogue.ts";
import { findPrice } from "../catalogue.ts";
import { noSuch } from "../core/refusal.ts";
import { renderPrice, renderProduct } from "../wire/price.ts";
import { pageOf } from "./paginate.ts";
import { pageParams, type ParamsOf, text, yesNo } from "./params.ts";
import { type Route, route } from "./route.ts";

const priceListParams = z.strictObject({
  ...pageParams,
  active: yesNo.optional(),
  product: text.optional(),
  type: z.enum(["one_time", "recurring"]).optional(),
} satisfies ParamsOf<Stripe.PriceListParams>);

const productListParams = z.strictObject({
  ...pageParams,
  active: yesNo.optional(),
} satisfies ParamsOf<Stripe.ProductListParams>);

const nothing = z.strictObject({});

export const catalogueRoutes: readonly Route[] = [
  route("GET", "/v1/prices", priceListParams, (_tx, params) => {
    const rows = prices.filter(
      (price) =>
        params.active !== false &&
        (params.product === undefined || price.product === params.product) &&
        (params.type === undefined || (price.interval === null) === (params.type === "one_time")),
    );
    return pageOf("/v1/prices", rows, params, renderPrice);
  }),
  route("GET", "/v1/prices/:id", nothing, (_tx, _params, { id }) => {
    const price = findPrice(id);
    if (price === undefined) throw noSuch("price", id, "price", 404);
    return renderPrice(price);
  }),
  route("GET", "/v1/products", productListParams, (_tx, params) =>
    pageOf("/v1/products", params.active === false ? [] : products, params, renderProduct),
  ),
  route("GET", "/v1/products/:id", nothing, (_tx, _params, { id }) => {
    const product = findProduct(id);
    if (product === undefined) throw noSuch("product", id, "id", 404);
    return renderProduct(product);
  }),
];
