/** `Size M`, but `One Size`. */
export function optionText({ optionName, optionValue }: { optionName: string; optionValue: string }): string {
  return optionValue.toLowerCase().includes(optionName.toLowerCase()) ? optionValue : `${optionName} ${optionValue}`;
}
