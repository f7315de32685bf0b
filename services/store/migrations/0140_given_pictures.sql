-- Pictures that the catalogue names no longer, and that a cart, an order or an email was given the address of: whichever process is
-- asked for one may draw it.
create table services.given_picture (
  spec text primary key
);
