/**
 * Returns the key that two spellings of a name share: letters and figures in lower case, without accents. Decimal
 * points stay, so that 7.5 is not 75.
 */
export function medicineKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/(?<!\p{N})\.|\.(?!\p{N})|[^\p{L}\p{N}.]+/gu, '')
}
