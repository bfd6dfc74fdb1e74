export const OWN_PAGES: readonly string[] = ['/verificar-correo', '/account/security', '/profile'];
