/**
 * Returns a key that is equal for all spellings of a name: letters and figures in lower case, without accents. Keeps
 * decimal points so that 7.5 is not 75.
 */
export function toMedicineKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/(?<!\p{N})\.|\.(?!\p{N})|[^\p{L}\p{N}.]+/gu, '')
}
