var text_module_default = {
  display: '_display_6ocea_3',
  h1: '_h1_6ocea_4',
  h2: '_h2_6ocea_5',
  h3: '_h3_6ocea_6',
  h4: '_h4_6ocea_28',
  lead: '_lead_6ocea_33',
  soft: '_soft_6ocea_38',
  meta: '_meta_6ocea_41',
  small: '_small_6ocea_45',
  number: '_number_6ocea_48',
};

export { text_module_default as t };
