-- What a shop of 22 November 2026 held: two purchases, an account, a bag, three pieces of the range. Written by that version.
insert into commerce.catalogue_seed ("only_row", "sha256", "seeded_at") overriding system value
  select "only_row", "sha256", "seeded_at" from json_populate_recordset(null::commerce.catalogue_seed, '[
{"only_row":true,"sha256":"47b4fe87d691036c0c800e8b66a03165e5cb704405a530be35c331a4c522046f","seeded_at":"2026-11-25T12:41:23.593+00:00"}]')
  on conflict do nothing;
insert into commerce.catalogue_version ("only_row", "version") overriding system value
  select "only_row", "version" from json_populate_recordset(null::commerce.catalogue_version, '[
{"only_row":true,"version":14}]')
  on conflict do nothing;
insert into commerce.collection ("id", "handle", "title", "description_html", "picture_spec", "picture_alt", "picture_width", "picture_height", "updated_at") overriding system value
  select "id", "handle", "title", "description_html", "picture_spec", "picture_alt", "picture_width", "picture_height", "updated_at" from json_populate_recordset(null::commerce.collection, '[
{"id":1,"handle":"all","title":"Swim","description_html":"<p>Every top, bottom and one-piece we make, in every print that is drying on the line.</p>","picture_spec":"s/tile-swim","picture_alt":"A swimmer in a printed bikini before a coral sun","picture_width":800,"picture_height":1000,"updated_at":"2026-11-25T12:41:04.775233+00:00"}]')
  on conflict do nothing;
insert into commerce.discount ("id", "title", "value_kind", "percent", "usd_minor", "class", "kinds", "max_pieces", "minimum_usd", "minimum_pieces", "starts_at", "ends_at", "usage_limit", "once_per_customer", "first_order_only", "granted_only", "combines_with", "created_at") overriding system value
  select "id", "title", "value_kind", "percent", "usd_minor", "class", "kinds", "max_pieces", "minimum_usd", "minimum_pieces", "starts_at", "ends_at", "usage_limit", "once_per_customer", "first_order_only", "granted_only", "combines_with", "created_at" from json_populate_recordset(null::commerce.discount, '[
{"id":1,"title":"Hello from the bay","value_kind":"percentage","percent":10,"usd_minor":null,"class":"order","kinds":[],"max_pieces":null,"minimum_usd":null,"minimum_pieces":null,"starts_at":null,"ends_at":null,"usage_limit":null,"once_per_customer":true,"first_order_only":true,"granted_only":false,"combines_with":["product","delivery"],"created_at":"2026-11-25T12:41:04.775233+00:00"},
{"id":2,"title":"Summer sale","value_kind":"percentage","percent":20,"usd_minor":null,"class":"order","kinds":[],"max_pieces":null,"minimum_usd":null,"minimum_pieces":null,"starts_at":"2026-06-01T00:00:00+00:00","ends_at":"2026-09-01T12:00:00+00:00","usage_limit":null,"once_per_customer":false,"first_order_only":false,"granted_only":false,"combines_with":["product","delivery"],"created_at":"2026-11-25T12:41:04.775233+00:00"},
{"id":3,"title":"Student discount","value_kind":"percentage","percent":30,"usd_minor":null,"class":"order","kinds":[],"max_pieces":null,"minimum_usd":null,"minimum_pieces":null,"starts_at":null,"ends_at":null,"usage_limit":null,"once_per_customer":false,"first_order_only":false,"granted_only":true,"combines_with":["product","delivery"],"created_at":"2026-11-25T12:41:04.775233+00:00"},
{"id":4,"title":"Free delivery","value_kind":"freeDelivery","percent":null,"usd_minor":null,"class":"delivery","kinds":[],"max_pieces":null,"minimum_usd":null,"minimum_pieces":null,"starts_at":null,"ends_at":null,"usage_limit":null,"once_per_customer":false,"first_order_only":false,"granted_only":false,"combines_with":["product","order"],"created_at":"2026-11-25T12:41:04.775233+00:00"}]')
  on conflict do nothing;
insert into commerce.metafield ("owner_type", "owner_id", "namespace", "key", "type", "value") overriding system value
  select "owner_type", "owner_id", "namespace", "key", "type", "value" from json_populate_recordset(null::commerce.metafield, '[
{"owner_type":"product","owner_id":1,"namespace":"custom","key":"print","type":"single_line_text_field","value":"Wildflowers"}]')
  on conflict do nothing;
insert into commerce.outbox ("id", "position", "kind", "topic", "payload", "created_at", "due_at", "attempts", "last_error", "delivered_at", "failed_at") overriding system value
  select "id", "position", "kind", "topic", "payload", "created_at", "due_at", "attempts", "last_error", "delivered_at", "failed_at" from json_populate_recordset(null::commerce.outbox, '[
{"id":"2cb48770-02ac-430c-a1ec-c04ec627c89c","position":2,"kind":"event","topic":"inventory_levels/update","payload":{"variantId":1},"created_at":"2026-11-25T12:41:52.160909+00:00","due_at":"2026-11-25T12:42:52.351+00:00","attempts":1,"last_error":null,"delivered_at":"2026-11-25T12:41:52.369+00:00","failed_at":null},
{"id":"c1607894-8179-4ddd-b00a-89dc4b4bea72","position":1,"kind":"event","topic":"customers/create","payload":{"customerId":1},"created_at":"2026-11-25T12:41:51.592913+00:00","due_at":"2026-11-25T12:42:52.351+00:00","attempts":1,"last_error":null,"delivered_at":"2026-11-25T12:41:52.368+00:00","failed_at":null},
{"id":"3435b21f-0679-49d3-ba89-80883d3c61da","position":3,"kind":"event","topic":"customers/create","payload":{"customerId":2},"created_at":"2026-11-25T12:41:52.160909+00:00","due_at":"2026-11-25T12:42:52.351+00:00","attempts":1,"last_error":null,"delivered_at":"2026-11-25T12:41:52.372+00:00","failed_at":null},
{"id":"ae0828c2-97fa-4cf4-bfd5-d0959034b4f3","position":4,"kind":"event","topic":"orders/create","payload":{"orderId":1},"created_at":"2026-11-25T12:41:52.160909+00:00","due_at":"2026-11-25T12:42:52.351+00:00","attempts":1,"last_error":null,"delivered_at":"2026-11-25T12:41:52.374+00:00","failed_at":null},
{"id":"b0774788-4743-4e2f-908c-d46c78ecbb60","position":7,"kind":"event","topic":"inventory_levels/update","payload":{"variantId":1},"created_at":"2026-11-25T12:41:52.35593+00:00","due_at":"-infinity","attempts":0,"last_error":null,"delivered_at":null,"failed_at":null},
{"id":"e3b96bd1-afe6-47ab-ae82-02458316e098","position":5,"kind":"event","topic":"orders/paid","payload":{"orderId":1},"created_at":"2026-11-25T12:41:52.160909+00:00","due_at":"2026-11-25T12:42:52.351+00:00","attempts":1,"last_error":null,"delivered_at":"2026-11-25T12:41:52.375+00:00","failed_at":null},
{"id":"47aafc8c-d172-49a6-9efd-7e1c92fcfb93","position":6,"kind":"mail","topic":"order-confirmed","payload":{"orderId":1},"created_at":"2026-11-25T12:41:52.160909+00:00","due_at":"2026-11-25T12:42:52.351+00:00","attempts":1,"last_error":null,"delivered_at":"2026-11-25T12:41:52.395+00:00","failed_at":null},
{"id":"9e4f5168-6c2d-4e7f-aab9-7e1b83f77fbf","position":8,"kind":"event","topic":"orders/create","payload":{"orderId":2},"created_at":"2026-11-25T12:41:52.35593+00:00","due_at":"-infinity","attempts":0,"last_error":null,"delivered_at":null,"failed_at":null},
{"id":"3e685706-008d-4e58-8187-c22fbe92a0b7","position":9,"kind":"event","topic":"orders/paid","payload":{"orderId":2},"created_at":"2026-11-25T12:41:52.35593+00:00","due_at":"-infinity","attempts":0,"last_error":null,"delivered_at":null,"failed_at":null},
{"id":"8789192f-13c2-4f15-82b6-9fc1a5cf4c8d","position":10,"kind":"mail","topic":"order-confirmed","payload":{"orderId":2},"created_at":"2026-11-25T12:41:52.35593+00:00","due_at":"-infinity","attempts":0,"last_error":null,"delivered_at":null,"failed_at":null}]')
  on conflict do nothing;
insert into commerce.page ("id", "handle", "title", "body_html", "created_at", "updated_at") overriding system value
  select "id", "handle", "title", "body_html", "created_at", "updated_at" from json_populate_recordset(null::commerce.page, '[
{"id":1,"handle":"about-us","title":"About us","body_html":"<p>Bluebird Bay is a small swimwear shop with too many prints. We draw them ourselves, all of them, and then we look for something to sew them on.</p>\n<p>It began with one top in passionfruit and a borrowed market stall. Today there are tops, bottoms, one-pieces, towels and a puffer jacket nobody needed until it rained.</p>","created_at":"2026-11-25T12:41:04.775233+00:00","updated_at":"2026-11-25T12:41:04.775233+00:00"}]')
  on conflict do nothing;
insert into commerce.policy ("kind", "title", "body_html", "path") overriding system value
  select "kind", "title", "body_html", "path" from json_populate_recordset(null::commerce.policy, '[
{"kind":"privacy","title":"Privacy policy","body_html":"<p>As it was.</p>","path":"/privacy-policy/"}]')
  on conflict do nothing;
insert into commerce.product ("id", "handle", "title", "kind", "description_html", "tags", "option_name", "option_values", "rewards_only", "published_at", "created_at", "updated_at") overriding system value
  select "id", "handle", "title", "kind", "description_html", "tags", "option_name", "option_values", "rewards_only", "published_at", "created_at", "updated_at" from json_populate_recordset(null::commerce.product, '[
{"id":1,"handle":"aaliyah-set-wildflowers","title":"Aaliyah Bikini Set","kind":"set","description_html":"<p>Top and bottoms are cut from the same length of cloth, side by side. Drawn from one bunch in a jam jar, turned a little every day. Smooth on the skin, firm in the water, quiet on the hanger. It has room for ice cream, in every sense.</p>","tags":["best-seller","top-rated","filter_white","filter_red","filter_multi","print_wildflowers"],"option_name":"Size","option_values":["XS","S","M","L","XL","XXL"],"rewards_only":false,"published_at":"2026-07-07T00:00:00+00:00","created_at":"2026-07-07T00:00:00+00:00","updated_at":"2026-11-25T12:41:04.775233+00:00"},
{"id":861,"handle":"paloma-bottoms-grape-soda","title":"Paloma Soft High-Waist Bottoms","kind":"bottoms","description_html":"<p>The fade is slow; you could read a chapter in it. For people who want the shape of a high waist and none of the opinion. The colour goes all the way into the yarn and has no plans to leave. Up to the navel, soft as a sock, lined where it matters. For jumping in holding hands, or not.</p>","tags":["new","sale","vip-sale","filter_purple","print_grape-soda"],"option_name":"Size","option_values":["XS","S","M","L","XL","XXL"],"rewards_only":false,"published_at":"2026-11-15T00:00:00+00:00","created_at":"2026-11-15T00:00:00+00:00","updated_at":"2026-11-25T12:41:04.775233+00:00"},
{"id":1070,"handle":"scrapbook-sticker-pack-young-love","title":"Scrapbook Sticker Pack","kind":"sticker-pack","description_html":"<p>Cream, red and bluebird blue: an old song in good colours. Six cuttings from the print, ready for bottles and boards. The glue holds for years and lets go in one piece. For the lid of the cool box.</p>","tags":["new","filter_red","filter_pink","filter_white","print_young-love"],"option_name":"Size","option_values":["One Size"],"rewards_only":false,"published_at":"2026-11-18T00:00:00+00:00","created_at":"2026-11-18T00:00:00+00:00","updated_at":"2026-11-25T12:41:04.775233+00:00"}]')
  on conflict do nothing;
insert into commerce.search_state ("only_row", "version") overriding system value
  select "only_row", "version" from json_populate_recordset(null::commerce.search_state, '[
{"only_row":true,"version":14}]')
  on conflict do nothing;
insert into commerce.search_word ("word", "shown") overriding system value
  select "word", "shown" from json_populate_recordset(null::commerce.search_word, '[
{"word":"aaliyah","shown":"aaliyah"},
{"word":"new","shown":"new"}]')
  on conflict do nothing;
insert into commerce.test_gateway_charge ("key", "status", "reason", "amount", "currency", "card_last4", "reference", "created_at", "return_to") overriding system value
  select "key", "status", "reason", "amount", "currency", "card_last4", "reference", "created_at", "return_to" from json_populate_recordset(null::commerce.test_gateway_charge, '[
{"key":"TctC4bTOYoeyDgLPQgFlrQ","status":"paid","reason":null,"amount":17000,"currency":"USD","card_last4":"4242","reference":"test_676efe95-1073-46f9-8d29-0cfadbf31b76","created_at":"2026-11-25T12:41:52.150452+00:00","return_to":"/checkouts/cn/yMlmkG0zvZvmxnqllkVVhQ/pending?key=ef95acc59924f03edb9eeff4baea0a8e&attempt=TctC4bTOYoeyDgLPQgFlrQ&from=bank"},
{"key":"RWpsm4iSz0wdYKEnBGrFdw","status":"paid","reason":null,"amount":17000,"currency":"USD","card_last4":"4242","reference":"test_a0e0c13e-9d9a-4d9c-8d57-ef7b3d5adf8f","created_at":"2026-11-25T12:41:52.340578+00:00","return_to":"/checkouts/cn/vf-y92AnLxq2v2DMHHLfoQ/pending?key=3d26b09a9910e17a29039f0813141aa7&attempt=RWpsm4iSz0wdYKEnBGrFdw&from=bank"}]')
  on conflict do nothing;
insert into services.newsletter_subscriber ("email", "place", "signed_up_at", "last_asked_at") overriding system value
  select "email", "place", "signed_up_at", "last_asked_at" from json_populate_recordset(null::services.newsletter_subscriber, '[
{"email":"ben@bay.example","place":"footer","signed_up_at":"2026-11-25T12:41:52.44409+00:00","last_asked_at":"2026-11-25T12:41:52.44409+00:00"}]')
  on conflict do nothing;
insert into services.review ("id", "product_handle", "star", "title", "body", "fit", "build", "height_inches", "size_bought", "size_usual", "helpful_count", "verified", "display_name", "written_on", "created_at", "sample_key", "customer") overriding system value
  select "id", "product_handle", "star", "title", "body", "fit", "build", "height_inches", "size_bought", "size_usual", "helpful_count", "verified", "display_name", "written_on", "created_at", "sample_key", "customer" from json_populate_recordset(null::services.review, '[
{"id":1,"product_handle":"aaliyah-set-wildflowers","star":5,"title":"Five stars, no notes","body":"Bought it for a work trip with a pool and wore nothing else. Took it on Lake Como in May and again in September, same joy. Tight in S, I would go up next time.","fit":"small","build":null,"height_inches":null,"size_bought":"S","size_usual":"S","helpful_count":2,"verified":true,"display_name":"Isla G.","written_on":"2026-11-05","created_at":"2026-11-25T12:41:28.633114+00:00","sample_key":"aaliyah-set-wildflowers#1","customer":null}]')
  on conflict do nothing;
insert into services.review_sample ("only_row", "sha256", "seeded_at") overriding system value
  select "only_row", "sha256", "seeded_at" from json_populate_recordset(null::services.review_sample, '[
{"only_row":true,"sha256":"0d1e1ee279a39d8527da2634ee8ffd12fe287dc1325bc08b18d4b312b75b8f09","seeded_at":"2026-11-25T12:41:29.363+00:00"}]')
  on conflict do nothing;
insert into services.stock_request ("id", "variant", "email", "asked_at", "leased_until") overriding system value
  select "id", "variant", "email", "asked_at", "leased_until" from json_populate_recordset(null::services.stock_request, '[
{"id":1,"variant":"gid://shopify/ProductVariant/1","email":"cleo@bay.example","asked_at":"2026-11-25T12:41:52.470844+00:00","leased_until":null}]')
  on conflict do nothing;
insert into commerce.collection_product ("collection_id", "product_id", "position") overriding system value
  select "collection_id", "product_id", "position" from json_populate_recordset(null::commerce.collection_product, '[
{"collection_id":1,"product_id":861,"position":1},
{"collection_id":1,"product_id":1,"position":24}]')
  on conflict do nothing;
insert into commerce.discount_code ("code", "discount_id", "used") overriding system value
  select "code", "discount_id", "used" from json_populate_recordset(null::commerce.discount_code, '[
{"code":"HELLOBAY","discount_id":1,"used":0},
{"code":"SUMMER20","discount_id":2,"used":0},
{"code":"STUDENT30","discount_id":3,"used":0},
{"code":"FREESHIP","discount_id":4,"used":0}]')
  on conflict do nothing;
insert into commerce.product_picture ("product_id", "position", "spec", "alt", "width", "height") overriding system value
  select "product_id", "position", "spec", "alt", "width", "height" from json_populate_recordset(null::commerce.product_picture, '[
{"product_id":1,"position":1,"spec":"p/triangle/wildflowers/set-98","alt":"Aaliyah Bikini Set in Wildflowers, top and bottoms laid out together","width":800,"height":1000},
{"product_id":1,"position":2,"spec":"p/triangle/wildflowers/model-98","alt":"Aaliyah Bikini Set in Wildflowers, worn, seen from the front","width":800,"height":1000},
{"product_id":1,"position":3,"spec":"p/triangle/wildflowers/low-98","alt":"Aaliyah Bikini Set in Wildflowers, worn, from chin to hip","width":800,"height":1000},
{"product_id":1,"position":4,"spec":"p/triangle/wildflowers/close-98","alt":"Close-up of the cloth and the sewing of Aaliyah Bikini Set in Wildflowers","width":800,"height":1000},
{"product_id":861,"position":1,"spec":"p/highwaist/grape-soda/model-64","alt":"Paloma Soft High-Waist Bottoms in Grape Soda, worn, seen from the front","width":800,"height":1000},
{"product_id":861,"position":2,"spec":"p/highwaist/grape-soda/flat-64","alt":"Paloma Soft High-Waist Bottoms in Grape Soda, laid flat: high-waisted briefs with full sides","width":800,"height":1000},
{"product_id":861,"position":3,"spec":"p/highwaist/grape-soda/low-64","alt":"Paloma Soft High-Waist Bottoms in Grape Soda, worn, from waist to knee","width":800,"height":1000},
{"product_id":861,"position":4,"spec":"p/highwaist/grape-soda/close-64","alt":"Close-up of the cloth and the sewing of Paloma Soft High-Waist Bottoms in Grape Soda","width":800,"height":1000},
{"product_id":861,"position":5,"spec":"p/highwaist/grape-soda/set-64","alt":"Paloma Soft High-Waist Bottoms in Grape Soda, top and bottoms laid out together","width":800,"height":1000},
{"product_id":1070,"position":1,"spec":"p/stickers/young-love/flat-83","alt":"Scrapbook Sticker Pack in Young Love, laid flat: a sheet with six stickers","width":800,"height":1000},
{"product_id":1070,"position":2,"spec":"p/stickers/young-love/close-83","alt":"Close-up of the edges and the print of Scrapbook Sticker Pack in Young Love","width":800,"height":1000},
{"product_id":1070,"position":3,"spec":"p/stickers/young-love/flat-20","alt":"Scrapbook Sticker Pack in Young Love a second time, on paper of another colour","width":800,"height":1000}]')
  on conflict do nothing;
insert into commerce.search_posting ("word", "product_id", "field") overriding system value
  select "word", "product_id", "field" from json_populate_recordset(null::commerce.search_posting, '[
{"word":"new","product_id":1070,"field":"tag"},
{"word":"new","product_id":861,"field":"tag"},
{"word":"aaliyah","product_id":1,"field":"title"}]')
  on conflict do nothing;
insert into commerce.variant ("id", "product_id", "position", "option_value", "sku", "on_hand", "reserved", "weight_grams") overriding system value
  select "id", "product_id", "position", "option_value", "sku", "on_hand", "reserved", "weight_grams" from json_populate_recordset(null::commerce.variant, '[
{"id":2,"product_id":1,"position":2,"option_value":"S","sku":"AALIYAH-SET-WILDFLOWERS-S","on_hand":56,"reserved":0,"weight_grams":150},
{"id":3,"product_id":1,"position":3,"option_value":"M","sku":"AALIYAH-SET-WILDFLOWERS-M","on_hand":18,"reserved":0,"weight_grams":150},
{"id":4,"product_id":1,"position":4,"option_value":"L","sku":"AALIYAH-SET-WILDFLOWERS-L","on_hand":43,"reserved":0,"weight_grams":150},
{"id":5,"product_id":1,"position":5,"option_value":"XL","sku":"AALIYAH-SET-WILDFLOWERS-XL","on_hand":27,"reserved":0,"weight_grams":150},
{"id":6,"product_id":1,"position":6,"option_value":"XXL","sku":"AALIYAH-SET-WILDFLOWERS-XXL","on_hand":23,"reserved":0,"weight_grams":150},
{"id":4161,"product_id":861,"position":1,"option_value":"XS","sku":"PALOMA-BOTTOMS-GRAPE-SODA-XS","on_hand":2,"reserved":0,"weight_grams":98},
{"id":4162,"product_id":861,"position":2,"option_value":"S","sku":"PALOMA-BOTTOMS-GRAPE-SODA-S","on_hand":42,"reserved":0,"weight_grams":98},
{"id":4163,"product_id":861,"position":3,"option_value":"M","sku":"PALOMA-BOTTOMS-GRAPE-SODA-M","on_hand":28,"reserved":0,"weight_grams":98},
{"id":4164,"product_id":861,"position":4,"option_value":"L","sku":"PALOMA-BOTTOMS-GRAPE-SODA-L","on_hand":53,"reserved":0,"weight_grams":98},
{"id":4165,"product_id":861,"position":5,"option_value":"XL","sku":"PALOMA-BOTTOMS-GRAPE-SODA-XL","on_hand":13,"reserved":0,"weight_grams":98},
{"id":4166,"product_id":861,"position":6,"option_value":"XXL","sku":"PALOMA-BOTTOMS-GRAPE-SODA-XXL","on_hand":3,"reserved":0,"weight_grams":98},
{"id":5090,"product_id":1070,"position":1,"option_value":"One Size","sku":"SCRAPBOOK-STICKER-PACK-YOUNG-LOVE-ONE-SIZE","on_hand":41,"reserved":0,"weight_grams":20},
{"id":1,"product_id":1,"position":1,"option_value":"XS","sku":"AALIYAH-SET-WILDFLOWERS-XS","on_hand":8,"reserved":0,"weight_grams":150}]')
  on conflict do nothing;
insert into commerce.variant_price ("variant_id", "currency", "amount", "compare_at") overriding system value
  select "variant_id", "currency", "amount", "compare_at" from json_populate_recordset(null::commerce.variant_price, '[
{"variant_id":1,"currency":"USD","amount":8500,"compare_at":null},
{"variant_id":2,"currency":"USD","amount":8500,"compare_at":null},
{"variant_id":3,"currency":"USD","amount":8500,"compare_at":null},
{"variant_id":4,"currency":"USD","amount":8500,"compare_at":null},
{"variant_id":5,"currency":"USD","amount":8500,"compare_at":null},
{"variant_id":6,"currency":"USD","amount":8500,"compare_at":null},
{"variant_id":1,"currency":"AED","amount":32000,"compare_at":null},
{"variant_id":2,"currency":"AED","amount":32000,"compare_at":null},
{"variant_id":3,"currency":"AED","amount":32000,"compare_at":null},
{"variant_id":4,"currency":"AED","amount":32000,"compare_at":null},
{"variant_id":5,"currency":"AED","amount":32000,"compare_at":null},
{"variant_id":6,"currency":"AED","amount":32000,"compare_at":null},
{"variant_id":1,"currency":"AUD","amount":13200,"compare_at":null}]')
  on conflict do nothing;
insert into commerce.customer ("id", "email", "first_name", "last_name", "phone", "accepts_marketing", "state", "password_hash", "default_address_id", "tags", "created_at", "updated_at") overriding system value
  select "id", "email", "first_name", "last_name", "phone", "accepts_marketing", "state", "password_hash", "default_address_id", "tags", "created_at", "updated_at" from json_populate_recordset(null::commerce.customer, '[
{"id":1,"email":"ana@bay.example","first_name":"Ana","last_name":"Mar","phone":null,"accepts_marketing":false,"state":"enabled","password_hash":"$argon2id$v=19$m=19456,t=2,p=1$VolSJY148xzVgGQsXzU1CA$rn2ZD6uLdj3v3RrwXjWGfNN285oXSw/BOqqyJQZe3P4","default_address_id":null,"tags":[],"created_at":"2026-11-25T12:41:51.593+00:00","updated_at":"2026-11-25T12:41:51.923+00:00"},
{"id":2,"email":"marina.costa@example.com","first_name":"Marina","last_name":"Costa","phone":null,"accepts_marketing":false,"state":"guest","password_hash":null,"default_address_id":null,"tags":[],"created_at":"2026-11-25T12:41:52.164+00:00","updated_at":"2026-11-25T12:41:52.164+00:00"}]')
  on conflict do nothing;
insert into commerce.customer_address ("id", "customer_id", "first_name", "last_name", "company", "address1", "address2", "city", "region", "postcode", "country_code", "phone", "created_at", "updated_at") overriding system value
  select "id", "customer_id", "first_name", "last_name", "company", "address1", "address2", "city", "region", "postcode", "country_code", "phone", "created_at", "updated_at" from json_populate_recordset(null::commerce.customer_address, '[
{"id":1,"customer_id":1,"first_name":"Ana","last_name":"Mar","company":null,"address1":"1 Quay","address2":null,"city":"Portland","region":"OR","postcode":"97201","country_code":"US","phone":null,"created_at":"2026-11-25T12:41:51.919382+00:00","updated_at":"2026-11-25T12:41:51.919382+00:00"}]')
  on conflict do nothing;
insert into commerce.customer_access_token ("id", "token_sha256", "customer_id", "created_at", "expires_at") overriding system value
  select "id", "token_sha256", "customer_id", "created_at", "expires_at" from json_populate_recordset(null::commerce.customer_access_token, '[
{"id":1,"token_sha256":"\\x9573f6f0bd7ce7075439f2278044b8bdc6b5348d15ddad020d77a9488b4d8066","customer_id":1,"created_at":"2026-11-25T12:41:51.878+00:00","expires_at":"2026-12-25T12:41:51.878+00:00"}]')
  on conflict do nothing;
insert into commerce.customer_network ("customer_id", "network_sha256", "seen_at") overriding system value
  select "customer_id", "network_sha256", "seen_at" from json_populate_recordset(null::commerce.customer_network, '[
{"customer_id":1,"network_sha256":"\\x12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0","seen_at":"2026-11-25T12:41:51.899+00:00"}]')
  on conflict do nothing;
insert into commerce.cart ("id", "token", "key_sha256", "country_code", "email", "phone", "note", "attributes", "completed_at", "created_at", "updated_at", "discount_codes", "gift_card_ids", "delivery_addresses", "delivery_method", "metafields", "customer_id") overriding system value
  select "id", "token", "key_sha256", "country_code", "email", "phone", "note", "attributes", "completed_at", "created_at", "updated_at", "discount_codes", "gift_card_ids", "delivery_addresses", "delivery_method", "metafields", "customer_id" from json_populate_recordset(null::commerce.cart, '[
{"id":1,"token":"aVyW_dLQEBujKhz44JLC3Q","key_sha256":"\\x5e013fd92d42227c814752baa778e8c323a0c263ee6f9fa31d639a93ec67261e","country_code":"US","email":null,"phone":null,"note":"for the ferry","attributes":[],"completed_at":null,"created_at":"2026-11-25T12:41:51.946656+00:00","updated_at":"2026-11-25T12:41:51.975+00:00","discount_codes":["SUMMER"],"gift_card_ids":[],"delivery_addresses":[],"delivery_method":null,"metafields":[],"customer_id":null},
{"id":2,"token":"yMlmkG0zvZvmxnqllkVVhQ","key_sha256":"\\x73eb85fd733fc9376e8bda5e840fc5c0479731426d6c35e2c52f85ad8570684e","country_code":"US","email":null,"phone":null,"note":"for the ferry","attributes":[],"completed_at":"2026-11-25T12:41:52.164+00:00","created_at":"2026-11-25T12:41:51.991088+00:00","updated_at":"2026-11-25T12:41:52.164+00:00","discount_codes":[],"gift_card_ids":[],"delivery_addresses":[],"delivery_method":null,"metafields":[],"customer_id":null},
{"id":3,"token":"vf-y92AnLxq2v2DMHHLfoQ","key_sha256":"\\xdbe2e4e62bb80d2309f347fe0b885a2fd497ae13d4bb71064f486d46ab32c7a0","country_code":"US","email":"ana@bay.example","phone":null,"note":"for the ferry","attributes":[],"completed_at":"2026-11-25T12:41:52.369+00:00","created_at":"2026-11-25T12:41:52.215276+00:00","updated_at":"2026-11-25T12:41:52.369+00:00","discount_codes":[],"gift_card_ids":[],"delivery_addresses":[],"delivery_method":null,"metafields":[],"customer_id":1}]')
  on conflict do nothing;
insert into commerce.cart_line ("id", "cart_id", "variant_id", "quantity", "attributes", "attributes_sha256", "position") overriding system value
  select "id", "cart_id", "variant_id", "quantity", "attributes", "attributes_sha256", "position" from json_populate_recordset(null::commerce.cart_line, '[
{"id":"99a9eb91-f63d-40bf-9733-39906d09d5a1","cart_id":1,"variant_id":1,"quantity":2,"attributes":[],"attributes_sha256":"\\x4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945","position":1},
{"id":"d74921e8-a48d-46d5-8f4d-076644784f9b","cart_id":2,"variant_id":1,"quantity":2,"attributes":[],"attributes_sha256":"\\x4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945","position":2},
{"id":"f2590218-edd8-4cac-86a5-3a21f9d3f5d8","cart_id":3,"variant_id":1,"quantity":2,"attributes":[],"attributes_sha256":"\\x4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945","position":3}]')
  on conflict do nothing;
insert into commerce.checkout_draft ("cart_id", "email", "delivery_address", "billing_address", "delivery_method", "updated_at") overriding system value
  select "cart_id", "email", "delivery_address", "billing_address", "delivery_method", "updated_at" from json_populate_recordset(null::commerce.checkout_draft, '[
{"cart_id":2,"email":"marina.costa@example.com","delivery_address":{"city":"Santa Cruz","phone":"","region":"CA","address1":"218 Kingfisher Lane","address2":"","lastName":"Costa","postcode":"95060","firstName":"Marina","countryCode":"US"},"billing_address":null,"delivery_method":"standard","updated_at":"2026-11-25T12:41:52.1+00:00"},
{"cart_id":3,"email":"marina.costa@example.com","delivery_address":{"city":"Santa Cruz","phone":"","region":"CA","address1":"218 Kingfisher Lane","address2":"","lastName":"Costa","postcode":"95060","firstName":"Marina","countryCode":"US"},"billing_address":null,"delivery_method":"standard","updated_at":"2026-11-25T12:41:52.287+00:00"}]')
  on conflict do nothing;
insert into commerce.checkout_attempt ("id", "cart_id", "key", "request_hash", "phase", "snapshot", "currency", "amount", "holds_stock", "hold_until", "gateway_reference", "response", "created_at", "updated_at") overriding system value
  select "id", "cart_id", "key", "request_hash", "phase", "snapshot", "currency", "amount", "holds_stock", "hold_until", "gateway_reference", "response", "created_at", "updated_at" from json_populate_recordset(null::commerce.checkout_attempt, '[
{"id":1,"cart_id":2,"key":"TctC4bTOYoeyDgLPQgFlrQ","request_hash":"df08fcd791723f05ad4c8c6e402ece5520b264a9dca603f1fea8e2b969a14807","phase":"done","snapshot":{"tax":{"name":"sales tax","rate":7250,"amount":1149,"delivery":0},"duty":0,"note":"for the ferry","email":"marina.costa@example.com","lines":[{"sku":"AALIYAH-SET-WILDFLOWERS-XS","tax":1149,"duty":0,"title":"Aaliyah Bikini Set","amount":17000,"picture":{"alt":"Aaliyah Bikini Set in Wildflowers, top and bottoms laid out together","spec":"p/triangle/wildflowers/set-98"},"discount":0,"quantity":2,"discounts":[],"unitPrice":8500,"variantId":1,"attributes":[],"isGiftCard":false,"optionName":"Size","printTitle":"Wildflowers","optionValue":"XS","cartDiscount":0,"productHandle":"aaliyah-set-wildflowers"}],"total":17000,"method":"standard","arrival":{"to":"2026-12-02","from":"2026-11-30"},"currency":"USD","discount":0,"subtotal":17000,"cardLast4":"4242","discounts":[],"giftCards":[],"attributes":[],"customerId":null,"deliveryPrice":0,"discountCodes":[],"billingAddress":{"city":"Santa Cruz","phone":"","region":"CA","address1":"218 Kingfisher Lane","address2":"","lastName":"Costa","postcode":"95060","firstName":"Marina","countryCode":"US"},"deliveryAddress":{"city":"Santa Cruz","phone":"","region":"CA","address1":"218 Kingfisher Lane","address2":"","lastName":"Costa","postcode":"95060","firstName":"Marina","countryCode":"US"}},"currency":"USD","amount":17000,"holds_stock":false,"hold_until":"2026-11-25T12:56:52.122+00:00","gateway_reference":"test_676efe95-1073-46f9-8d29-0cfadbf31b76","response":{"outcome":"paid","orderNumber":1001},"created_at":"2026-11-25T12:41:52.122+00:00","updated_at":"2026-11-25T12:41:52.164+00:00"},
{"id":2,"cart_id":3,"key":"RWpsm4iSz0wdYKEnBGrFdw","request_hash":"5db3316496126e68328c002b452cd26229f3e61340298504416f82ad6298b7d8","phase":"done","snapshot":{"tax":{"name":"sales tax","rate":7250,"amount":1149,"delivery":0},"duty":0,"note":"for the ferry","email":"marina.costa@example.com","lines":[{"sku":"AALIYAH-SET-WILDFLOWERS-XS","tax":1149,"duty":0,"title":"Aaliyah Bikini Set","amount":17000,"picture":{"alt":"Aaliyah Bikini Set in Wildflowers, top and bottoms laid out together","spec":"p/triangle/wildflowers/set-98"},"discount":0,"quantity":2,"discounts":[],"unitPrice":8500,"variantId":1,"attributes":[],"isGiftCard":false,"optionName":"Size","printTitle":"Wildflowers","optionValue":"XS","cartDiscount":0,"productHandle":"aaliyah-set-wildflowers"}],"total":17000,"method":"standard","arrival":{"to":"2026-12-02","from":"2026-11-30"},"currency":"USD","discount":0,"subtotal":17000,"cardLast4":"4242","discounts":[],"giftCards":[],"attributes":[],"customerId":1,"deliveryPrice":0,"discountCodes":[],"billingAddress":{"city":"Santa Cruz","phone":"","region":"CA","address1":"218 Kingfisher Lane","address2":"","lastName":"Costa","postcode":"95060","firstName":"Marina","countryCode":"US"},"deliveryAddress":{"city":"Santa Cruz","phone":"","region":"CA","address1":"218 Kingfisher Lane","address2":"","lastName":"Costa","postcode":"95060","firstName":"Marina","countryCode":"US"}},"currency":"USD","amount":17000,"holds_stock":false,"hold_until":"2026-11-25T12:56:52.311+00:00","gateway_reference":"test_a0e0c13e-9d9a-4d9c-8d57-ef7b3d5adf8f","response":{"outcome":"paid","orderNumber":1002},"created_at":"2026-11-25T12:41:52.311+00:00","updated_at":"2026-11-25T12:41:52.369+00:00"}]')
  on conflict do nothing;
insert into commerce."order" ("id", "number", "cart_id", "attempt_id", "email", "phone", "currency", "subtotal", "delivery_price", "total", "delivery_method", "arrives_from", "arrives_to", "delivery_address", "billing_address", "card_last4", "note", "attributes", "processed_at", "customer_id", "status_token", "cancelled_at", "cancel_reason", "refunded", "refunded_delivery", "discount", "discounts", "discount_codes", "gift_card_amount", "gift_cards", "refunded_gift_card", "tax", "duty", "refunded_duty", "pickup_point") overriding system value
  select "id", "number", "cart_id", "attempt_id", "email", "phone", "currency", "subtotal", "delivery_price", "total", "delivery_method", "arrives_from", "arrives_to", "delivery_address", "billing_address", "card_last4", "note", "attributes", "processed_at", "customer_id", "status_token", "cancelled_at", "cancel_reason", "refunded", "refunded_delivery", "discount", "discounts", "discount_codes", "gift_card_amount", "gift_cards", "refunded_gift_card", "tax", "duty", "refunded_duty", "pickup_point" from json_populate_recordset(null::commerce."order", '[
{"id":1,"number":1001,"cart_id":2,"attempt_id":1,"email":"marina.costa@example.com","phone":null,"currency":"USD","subtotal":17000,"delivery_price":0,"total":17000,"delivery_method":"standard","arrives_from":"2026-11-30","arrives_to":"2026-12-02","delivery_address":{"city":"Santa Cruz","phone":"","region":"CA","address1":"218 Kingfisher Lane","address2":"","lastName":"Costa","postcode":"95060","firstName":"Marina","countryCode":"US"},"billing_address":{"city":"Santa Cruz","phone":"","region":"CA","address1":"218 Kingfisher Lane","address2":"","lastName":"Costa","postcode":"95060","firstName":"Marina","countryCode":"US"},"card_last4":"4242","note":"for the ferry","attributes":[],"processed_at":"2026-11-25T12:41:52.164+00:00","customer_id":2,"status_token":"T_0pum_Qnny0GT6qSfJUO7LhULYb5aEIqOy1_-kft9k","cancelled_at":null,"cancel_reason":null,"refunded":0,"refunded_delivery":0,"discount":0,"discounts":[],"discount_codes":[],"gift_card_amount":0,"gift_cards":[],"refunded_gift_card":0,"tax":{"name":"sales tax","rate":7250,"amount":1149,"delivery":0},"duty":0,"refunded_duty":0,"pickup_point":null},
{"id":2,"number":1002,"cart_id":3,"attempt_id":2,"email":"marina.costa@example.com","phone":null,"currency":"USD","subtotal":17000,"delivery_price":0,"total":17000,"delivery_method":"standard","arrives_from":"2026-11-30","arrives_to":"2026-12-02","delivery_address":{"city":"Santa Cruz","phone":"","region":"CA","address1":"218 Kingfisher Lane","address2":"","lastName":"Costa","postcode":"95060","firstName":"Marina","countryCode":"US"},"billing_address":{"city":"Santa Cruz","phone":"","region":"CA","address1":"218 Kingfisher Lane","address2":"","lastName":"Costa","postcode":"95060","firstName":"Marina","countryCode":"US"},"card_last4":"4242","note":"for the ferry","attributes":[],"processed_at":"2026-11-25T12:41:52.369+00:00","customer_id":1,"status_token":"ZmrbGDCf5yxyTan6TrpOWl-VYFAViya3k8QQuoGEUYE","cancelled_at":null,"cancel_reason":null,"refunded":0,"refunded_delivery":0,"discount":0,"discounts":[],"discount_codes":[],"gift_card_amount":0,"gift_cards":[],"refunded_gift_card":0,"tax":{"name":"sales tax","rate":7250,"amount":1149,"delivery":0},"duty":0,"refunded_duty":0,"pickup_point":null}]')
  on conflict do nothing;
insert into commerce.order_line ("order_id", "position", "variant_id", "product_handle", "title", "print_title", "option_name", "option_value", "sku", "picture_spec", "picture_alt", "quantity", "unit_price", "amount", "attributes", "fulfilled", "removed", "discount", "cart_discount", "discounts", "tax", "duty") overriding system value
  select "order_id", "position", "variant_id", "product_handle", "title", "print_title", "option_name", "option_value", "sku", "picture_spec", "picture_alt", "quantity", "unit_price", "amount", "attributes", "fulfilled", "removed", "discount", "cart_discount", "discounts", "tax", "duty" from json_populate_recordset(null::commerce.order_line, '[
{"order_id":1,"position":1,"variant_id":1,"product_handle":"aaliyah-set-wildflowers","title":"Aaliyah Bikini Set","print_title":"Wildflowers","option_name":"Size","option_value":"XS","sku":"AALIYAH-SET-WILDFLOWERS-XS","picture_spec":"p/triangle/wildflowers/set-98","picture_alt":"Aaliyah Bikini Set in Wildflowers, top and bottoms laid out together","quantity":2,"unit_price":8500,"amount":17000,"attributes":[],"fulfilled":0,"removed":0,"discount":0,"cart_discount":0,"discounts":[],"tax":1149,"duty":0},
{"order_id":2,"position":1,"variant_id":1,"product_handle":"aaliyah-set-wildflowers","title":"Aaliyah Bikini Set","print_title":"Wildflowers","option_name":"Size","option_value":"XS","sku":"AALIYAH-SET-WILDFLOWERS-XS","picture_spec":"p/triangle/wildflowers/set-98","picture_alt":"Aaliyah Bikini Set in Wildflowers, top and bottoms laid out together","quantity":2,"unit_price":8500,"amount":17000,"attributes":[],"fulfilled":0,"removed":0,"discount":0,"cart_discount":0,"discounts":[],"tax":1149,"duty":0}]')
  on conflict do nothing;
update commerce.customer set default_address_id = 1 where id = 1;
-- Numbers go on behind those that were given.
do $$
declare counted record;
begin
  for counted in
    select format('%I.%I', table_schema, table_name) as place, column_name,
      pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) as numbers
    from information_schema.columns
    where table_schema in ('commerce', 'services')
      and pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) is not null
  loop
    execute format('select setval(%L, coalesce(max(%I), 0) + 1, false) from %s', counted.numbers, counted.column_name, counted.place);
  end loop;
end $$;
select setval('commerce.order_number', 1002);
