/** DIAN: weights 3, 7, 13 … from the right, modulo 11. @param nit at most 15 digits, without the check digit */
export function nitCheckDigit(nit: string): number {
  const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];
  const sum = [...nit]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
  const rest = sum % 11;
  return rest < 2 ? rest : 11 - rest;
}
