/** Our sizes in those of other shops, as they are usually taken to be. */
export const OTHER_SIZES: ReadonlyArray<{ size: string; us: string; uk: string; eu: string; au: string }> = [
  { size: 'XS', us: '0–2', uk: '4–6', eu: '32–34', au: '4–6' },
  { size: 'S', us: '4–6', uk: '8–10', eu: '36–38', au: '8–10' },
  { size: 'M', us: '8–10', uk: '12–14', eu: '40–42', au: '12–14' },
  { size: 'L', us: '12–14', uk: '16–18', eu: '44–46', au: '16–18' },
  { size: 'XL', us: '16–18', uk: '20–22', eu: '48–50', au: '20–22' },
  { size: 'XXL', us: '20–22', uk: '24–26', eu: '52–54', au: '24–26' },
];
