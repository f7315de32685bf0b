/**
 * Runs in the head of every document, before anything is painted: where the shopper buys in another country than the page
 * was made for, its amounts and the country's name (`data-served`) are hidden, their boxes stay, and the data of the right
 * country is asked for at once; `page-runtime/router/country-prices.ts` puts it in. A page without prices has no such data: there
 * the name is all. Anything unusual leaves the page as it was served. A search page that was asked for something (see
 * `tidyTerms`), and served without an answer, says so in `data-asked`, and does not show first what it shows to who asked for nothing. What only
 * the browser keeps, a cart, a wishlist, a suitcase and who is signed in, is served empty: `data-cart-id`,
 * `data-visitor-wishlist`, `data-suitcase` and `data-customer-access-token` say that there may be something in it, or that the
 * address may name what.
 *
 * The document gives it `data-answered` if it answers its query, `data-country` and `data-currency` of the page and the address of the page's data; these two are
 * empty where the page has no prices. The content security policy names its hash, so its text is the same everywhere.
 */
export const BEFORE_PAINT_SCRIPT = `(()=>{const{dataset:d}=document.currentScript,{dataset:h}=document.documentElement,q=location.search;if(!("answered"in d)&&/[^\\s\\p{Cc}\\p{Cf}]/u.test(new URLSearchParams(q).get("q")??""))h.asked="";try{const s=localStorage;for(const k of["cartId","visitorWishlist","suitcase","customerAccessToken"])if(q||/\\[{|:\\/|"acc/.test(s.getItem(k)))h[k]="";const{country,currency,url}=d,c=JSON.parse(s.getItem("userCountry")).countryCode;if(!/^[A-Z]{2}$/.test(c)||c===country)return;const t=new CSSStyleSheet;t.replaceSync('[data-currency="'+currency+'"],[data-served]{visibility:hidden}');document.adoptedStyleSheets=[t];h.countryPending=url?c:"";if(!url)return;const l=document.createElement("link");l.rel="preload";l.as="fetch";l.crossOrigin="";l.href=url.replace(/json$/,c+".json");document.head.append(l)}catch{}})()`;
