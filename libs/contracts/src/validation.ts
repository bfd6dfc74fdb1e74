import { NO_STORE_TEXT, TRY_AGAIN_TEXT, UNEXPECTED_TEXT } from './general-texts.js';

/** Specification, section 5; shared by the API and the forms. */
export const EMAIL_PATTERN = /^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
export const PASSWORD_PATTERN = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,}$/;
export const NAME_PATTERN = /^[A-Za-zÁÉÍÓÚÜÑáéíóúüñÀ-ÖØ-öø-ÿ ]{1,40}$/;
export const PHONE_PATTERN = /^\d{10}$/;
export const DIGITS_PATTERN = /^\d+$/;
export const CODE_PATTERN = /^\d{6}$/;
/** Longer where strangers ask for many. */
export const RECOVERY_CODE_PATTERN = /^(?:\d{6}|\d{12})$/;

/** In characters; SIIGO's limits where an invoice carries the field. */
export const LIMITS = { personName: 40, company: 100, email: 100, address: 256, document: 20 } as const;

export const tooLongText = (max: number): string => `Debe tener máximo ${max} caracteres.`;

export const TEXTS = {
  emailRequired: 'Este campo es obligatorio. Por favor ingrese un correo electronico',
  emailInvalid: 'El correo no es valido',
  passwordRequired: 'Este campo es obligatorio. por favor ingrese una contraseña valida.',
  passwordWeak:
    'La contraseña debe tener al menos 8 caracteres, al menos una letra minúscula, al menos una letra mayúscula, al menos un número y al menos un carácter especial.',
  newPasswordRequired: 'Este campo es obligatorio. Por favor ingrese una nueva contraseña.',
  passwordsDiffer: 'Las contraseñas deben coincidir.',
  codeInvalid: 'El código debe tener 6 dígitos.',
  recoveryCodeInvalid: 'El código debe tener 6 dígitos, o 12 si así llegó.',
  codeWrong: 'El código no es válido o ya venció. Pida uno nuevo.',
  firstNameInvalid: 'El nombre solo puede contener letras y espacios',
  lastNameInvalid: 'El apellido solo puede contener letras y espacios',
  companyRequired: 'Por favor ingrese la Razón social',
  phoneInvalid: 'Por favor ingrese un número valido',
  documentInvalid: 'El documento solo puede contener números',
  required: 'Este campo es obligatorio.',
  termsRequired: 'Debes aceptar los términos antes de enviar.',
  paymentMethodRequired: 'Por favor, selecciona un método de pago.',
  expiryRequired: 'La fecha de vencimiento es obligatoria para el método de pago seleccionado.',
  outOfStock: '¡Producto sin stock!',
  bulkOverStock: '¡El stock del producto es menor a la cantidad seleccionada!',
  noStore: NO_STORE_TEXT,
  unexpected: UNEXPECTED_TEXT,
  tryAgain: TRY_AGAIN_TEXT,
  dateInvalid: 'La fecha no es válida.',
  dateInPast: 'La fecha no puede ser anterior a hoy.',
  customerInactive:
    'El cliente se encuentra inactivo. Actívelo en el módulo de contabilidad: pestaña Clientes, opción Actualizar cliente.',
} as const;
