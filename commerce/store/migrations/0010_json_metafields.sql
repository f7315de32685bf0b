-- A metafield may hold JSON, as the hosted provider's may: measurements by size.
alter table commerce.metafield drop constraint metafield_type_check;
alter table commerce.metafield add constraint metafield_type_check check (type in (
  'single_line_text_field', 'list.single_line_text_field', 'multi_line_text_field', 'boolean', 'number_integer',
  'list.product_reference', 'file_reference', 'list.file_reference', 'json'
));
