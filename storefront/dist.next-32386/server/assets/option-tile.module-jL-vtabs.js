var option_tile_module_default = {
  options: '_options_m9x5g_3',
  option: '_option_m9x5g_3',
  out: '_out_m9x5g_42',
  small: '_small_m9x5g_54',
};

export { option_tile_module_default as t };
