/** Pages that show whether the address is verified, without the notice. */
export const OWN_PAGES: readonly string[] = ['/verificar-correo', '/account/security', '/profile'];
