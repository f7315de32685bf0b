var layout_module_default = {
  container: '_container_17aa3_3',
  section: '_section_17aa3_9',
  row: '_row_17aa3_12',
};

export { layout_module_default as t };
