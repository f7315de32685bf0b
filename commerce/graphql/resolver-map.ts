import {
  CustomerAccessToken,
  CustomerAccessTokenDeletePayload,
  CustomerAccessTokenRenewPayload,
} from './access-token/customer-access-token.ts';
import * as addresses from './address/mailing-address.ts';
import {
  CustomerAddressCreatePayload,
  CustomerAddressDeletePayload,
  CustomerAddressUpdatePayload,
} from './address/payload.ts';
import * as cart from './cart/cart.ts';
import * as cartCost from './cart/cart-cost.ts';
import {
  CartDelivery,
  CartDeliveryGroup,
  CartDeliveryGroupConnection,
  CartDeliveryGroupEdge,
  CartDeliveryOption,
  CartSelectableAddress,
} from './cart/delivery/delivery.ts';
import {
  AppliedGiftCard,
  CartAutomaticDiscountAllocation,
  CartCodeDiscountAllocation,
  CartDiscountApplication,
  CartDiscountCode,
  PricingPercentageValue,
} from './cart/discounts/discounts.ts';
import * as cartLine from './cart/lines/cart-line.ts';
import {
  CartMetafieldDeletePayload,
  CartMetafieldsSetPayload,
  MetafieldDeleteUserError,
  MetafieldsSetUserError,
} from './cart/metafields/cart-metafield-payloads.ts';
import { cartMutations } from './cart/mutations.ts';
import * as cartPayloads from './cart/payload/payloads.ts';
import { cartQueries } from './cart/query.ts';
import * as collection from './collection/collection.ts';
import { collectionQueries } from './collection/query.ts';
import * as page from './connection/page-info.ts';
import * as articles from './content/article.ts';
import * as blogs from './content/blog.ts';
import { Menu, MenuItem, menuQueries } from './content/menu.ts';
import * as pages from './content/page.ts';
import * as sitemaps from './content/sitemap.ts';
import * as redirects from './content/url-redirect.ts';
import { Customer, customerQueries } from './customer/customer.ts';
import { customerMutations } from './customer/mutations.ts';
import * as customerPayloads from './customer/payloads.ts';
import * as filter from './filter/filter.ts';
import type { Resolvers } from './generated/resolvers.ts';
import * as imageConnections from './image/connections.ts';
import { Image } from './image/image.ts';
import { MediaImage } from './image/media-image.ts';
import { Country, Currency, Language, Localization, localizationQueries, Market } from './localization/localization.ts';
import * as metafield from './metafield/metafield.ts';
import * as money from './money/money.ts';
import { nodeQueries } from './node/find-node.ts';
import * as nothing from './nothing/nothing.ts';
import * as orderDiscounts from './order/discount.ts';
import * as fulfillment from './order/fulfillment.ts';
import * as order from './order/order.ts';
import * as orderLine from './order/order-line.ts';
import * as productConnections from './product/connections.ts';
import { Count } from './product/count.ts';
import * as productOptions from './product/option.ts';
import { Product } from './product/product.ts';
import { productValueQueries, StringConnection, StringEdge } from './product/product-values.ts';
import { productQueries } from './product/query.ts';
import { recommendationQueries } from './product/recommendations.ts';
import { PredictiveSearchResult, predictiveSearchQueries, SearchQuerySuggestion } from './search/predictive-search.ts';
import { SearchResultItemConnection, SearchResultItemEdge, searchQueries } from './search/search.ts';
import { SEO } from './seo/seo.ts';
import {
  ApiVersion,
  Brand,
  BrandColorGroup,
  BrandColors,
  Domain,
  PaymentSettings,
  Shop,
  shopQueries,
} from './shop/shop.ts';
import { ShopPolicy, ShopPolicyWithDefault } from './shop/shop-details.ts';
import * as variant from './variant/variant.ts';

/** Every field this provider answers. A field of the schema that is not here answers NOT_IMPLEMENTED. */
export const resolverMap: Resolvers = {
  ...addresses,
  ...cart,
  ...cartCost,
  CartAutomaticDiscountAllocation,
  CartCodeDiscountAllocation,
  CartDiscountApplication,
  PricingPercentageValue,
  CartDiscountCode,
  AppliedGiftCard,
  ...cartLine,
  ...cartPayloads,
  ...collection,
  ...customerPayloads,
  ...fulfillment,
  ...order,
  ...orderDiscounts,
  ...orderLine,
  ...filter,
  Image,
  ...imageConnections,
  ...metafield,
  ...money,
  ...page,
  ...productOptions,
  ...productConnections,
  ...variant,
  ApiVersion,
  Article: articles.Article,
  ArticleAuthor: articles.ArticleAuthor,
  ArticleConnection: articles.ArticleConnection,
  ArticleEdge: articles.ArticleEdge,
  Blog: blogs.Blog,
  BlogConnection: blogs.BlogConnection,
  BlogEdge: blogs.BlogEdge,
  Brand,
  BrandColorGroup,
  BrandColors,
  CartDelivery,
  CartDeliveryGroup,
  CartDeliveryGroupConnection,
  CartDeliveryGroupEdge,
  CartDeliveryOption,
  CartMetafieldDeletePayload,
  CartMetafieldsSetPayload,
  CartSelectableAddress,
  CommentConnection: articles.CommentConnection,
  LocationConnection: nothing.LocationConnection,
  Menu,
  MenuItem,
  MetafieldDeleteUserError,
  MetafieldsSetUserError,
  MetaobjectConnection: nothing.MetaobjectConnection,
  Page: pages.Page,
  PageConnection: pages.PageConnection,
  PageEdge: pages.PageEdge,
  PaginatedSitemapResources: sitemaps.PaginatedSitemapResources,
  ProductVariantComponentConnection: nothing.ProductVariantComponentConnection,
  QuantityPriceBreakConnection: nothing.QuantityPriceBreakConnection,
  SellingPlanAllocationConnection: nothing.SellingPlanAllocationConnection,
  SellingPlanGroupConnection: nothing.SellingPlanGroupConnection,
  ShopPolicy,
  ShopPolicyWithDefault,
  Sitemap: sitemaps.Sitemap,
  SitemapImage: sitemaps.SitemapImage,
  SitemapResource: sitemaps.SitemapResource,
  StoreAvailabilityConnection: nothing.StoreAvailabilityConnection,
  UrlRedirect: redirects.UrlRedirect,
  UrlRedirectConnection: redirects.UrlRedirectConnection,
  UrlRedirectEdge: redirects.UrlRedirectEdge,
  Count,
  Country,
  Currency,
  Customer,
  CustomerAccessToken,
  CustomerAccessTokenDeletePayload,
  CustomerAccessTokenRenewPayload,
  CustomerAddressCreatePayload,
  CustomerAddressDeletePayload,
  CustomerAddressUpdatePayload,
  Domain,
  Language,
  Localization,
  Market,
  MediaImage,
  PaymentSettings,
  Product,
  PredictiveSearchResult,
  SEO,
  SearchQuerySuggestion,
  SearchResultItemConnection,
  SearchResultItemEdge,
  Shop,
  Mutation: { ...cartMutations, ...customerMutations },
  StringConnection,
  StringEdge,
  QueryRoot: {
    ...articles.articleQueries,
    ...blogs.blogQueries,
    ...menuQueries,
    ...nothing.nothingQueries,
    ...pages.pageQueries,
    ...redirects.redirectQueries,
    ...sitemaps.sitemapQueries,
    ...cartQueries,
    ...collectionQueries,
    ...customerQueries,
    ...localizationQueries,
    ...nodeQueries,
    ...productQueries,
    ...predictiveSearchQueries,
    ...productValueQueries,
    ...recommendationQueries,
    ...searchQueries,
    ...shopQueries,
  },
};
