/** Pages that tell by themselves whether the address is verified. */
export const OWN_PAGES: readonly string[] = ['/verificar-correo', '/account/security'];
