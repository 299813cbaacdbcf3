/** Computes the check bytes of a QR code: a Reed–Solomon code over GF(256) with the polynomial 0x11d. */
export function checkBytes(data: Uint8Array, count: number): Uint8Array {
  const generator = generatorOf(count);
  const rest = new Uint8Array(count);
  for (const byte of data) {
    const factor = byte ^ (rest[0] as number);
    rest.copyWithin(0, 1);
    rest[count - 1] = 0;
    for (let i = 0; i < count; i++) rest[i] = (rest[i] as number) ^ times(generator[i] as number, factor);
  }
  return rest;
}

/** The coefficients of (x − 2⁰) … (x − 2ⁿ⁻¹) without the leading one, highest power first. */
function generatorOf(count: number): Uint8Array {
  const product = new Uint8Array(count);
  product[count - 1] = 1;
  let root = 1;
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++)
      product[j] = times(product[j] as number, root) ^ (j + 1 < count ? (product[j + 1] as number) : 0);
    root = times(root, 2);
  }
  return product;
}

/** Multiplies in GF(256), bit by bit. */
export function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}
