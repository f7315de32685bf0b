-- A code that points were turned into can give one piece of a product which no money buys: the handle of that product.
alter table commerce.discount add column unlocks text;
