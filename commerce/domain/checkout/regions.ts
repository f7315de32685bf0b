/** A state or province, by the code the post and the provider know it by. */
export interface Region {
  code: string;
  name: string;
}

function regions(table: string): readonly Region[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [code = '', name = ''] = row.trim().split(/ (.*)/);
      return { code, name };
    });
}

const UNITED_STATES = regions(`
  AL Alabama
  AK Alaska
  AZ Arizona
  AR Arkansas
  CA California
  CO Colorado
  CT Connecticut
  DE Delaware
  DC District of Columbia
  FL Florida
  GA Georgia
  HI Hawaii
  ID Idaho
  IL Illinois
  IN Indiana
  IA Iowa
  KS Kansas
  KY Kentucky
  LA Louisiana
  ME Maine
  MD Maryland
  MA Massachusetts
  MI Michigan
  MN Minnesota
  MS Mississippi
  MO Missouri
  MT Montana
  NE Nebraska
  NV Nevada
  NH New Hampshire
  NJ New Jersey
  NM New Mexico
  NY New York
  NC North Carolina
  ND North Dakota
  OH Ohio
  OK Oklahoma
  OR Oregon
  PA Pennsylvania
  PR Puerto Rico
  RI Rhode Island
  SC South Carolina
  SD South Dakota
  TN Tennessee
  TX Texas
  UT Utah
  VT Vermont
  VA Virginia
  WA Washington
  WV West Virginia
  WI Wisconsin
  WY Wyoming`);

const AUSTRALIA = regions(`
  ACT Australian Capital Territory
  NSW New South Wales
  NT Northern Territory
  QLD Queensland
  SA South Australia
  TAS Tasmania
  VIC Victoria
  WA Western Australia`);

const CANADA = regions(`
  AB Alberta
  BC British Columbia
  MB Manitoba
  NB New Brunswick
  NL Newfoundland and Labrador
  NT Northwest Territories
  NS Nova Scotia
  NU Nunavut
  ON Ontario
  PE Prince Edward Island
  QC Quebec
  SK Saskatchewan
  YT Yukon`);

const PHILIPPINES = regions(`
  PH-ABR Abra
  PH-AGN Agusan del Norte
  PH-AGS Agusan del Sur
  PH-AKL Aklan
  PH-ALB Albay
  PH-ANT Antique
  PH-APA Apayao
  PH-AUR Aurora
  PH-BAS Basilan
  PH-BAN Bataan
  PH-BTN Batanes
  PH-BTG Batangas
  PH-BEN Benguet
  PH-BIL Biliran
  PH-BOH Bohol
  PH-BUK Bukidnon
  PH-BUL Bulacan
  PH-CAG Cagayan
  PH-CAN Camarines Norte
  PH-CAS Camarines Sur
  PH-CAM Camiguin
  PH-CAP Capiz
  PH-CAT Catanduanes
  PH-CAV Cavite
  PH-CEB Cebu
  PH-NCO Cotabato
  PH-COM Davao de Oro
  PH-DAV Davao del Norte
  PH-DAS Davao del Sur
  PH-DVO Davao Occidental
  PH-DAO Davao Oriental
  PH-DIN Dinagat Islands
  PH-EAS Eastern Samar
  PH-GUI Guimaras
  PH-IFU Ifugao
  PH-ILN Ilocos Norte
  PH-ILS Ilocos Sur
  PH-ILI Iloilo
  PH-ISA Isabela
  PH-KAL Kalinga
  PH-LUN La Union
  PH-LAG Laguna
  PH-LAN Lanao del Norte
  PH-LAS Lanao del Sur
  PH-LEY Leyte
  PH-MGN Maguindanao del Norte
  PH-MGS Maguindanao del Sur
  PH-MAD Marinduque
  PH-MAS Masbate
  PH-00 Metro Manila
  PH-MSC Misamis Occidental
  PH-MSR Misamis Oriental
  PH-MOU Mountain Province
  PH-NEC Negros Occidental
  PH-NER Negros Oriental
  PH-NSA Northern Samar
  PH-NUE Nueva Ecija
  PH-NUV Nueva Vizcaya
  PH-MDC Occidental Mindoro
  PH-MDR Oriental Mindoro
  PH-PLW Palawan
  PH-PAM Pampanga
  PH-PAN Pangasinan
  PH-QUE Quezon
  PH-QUI Quirino
  PH-RIZ Rizal
  PH-ROM Romblon
  PH-WSA Samar
  PH-SAR Sarangani
  PH-SIG Siquijor
  PH-SOR Sorsogon
  PH-SCO South Cotabato
  PH-SLE Southern Leyte
  PH-SUK Sultan Kudarat
  PH-SLU Sulu
  PH-SUN Surigao del Norte
  PH-SUR Surigao del Sur
  PH-TAR Tarlac
  PH-TAW Tawi-Tawi
  PH-ZMB Zambales
  PH-ZAN Zamboanga del Norte
  PH-ZAS Zamboanga del Sur
  PH-ZSI Zamboanga Sibugay`);

const BY_COUNTRY: Readonly<Record<string, readonly Region[]>> = {
  US: UNITED_STATES,
  AU: AUSTRALIA,
  CA: CANADA,
  PH: PHILIPPINES,
};

/** The regions of a country from which an address chooses one; empty where it is written by hand, or not at all. */
export function regionsOf(countryCode: string): readonly Region[] {
  return BY_COUNTRY[countryCode] ?? [];
}
