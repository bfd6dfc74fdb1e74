import { ApiError } from '@lacteos/api-client';
import { TEXTS } from '@lacteos/contracts';
import { notify } from '@lacteos/ui';
import { useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { signUp } from '../../session/auth-calls';
import { EMPTY_SIGN_UP, type SignUpForm, toSignUpPayload } from './sign-up-form';

const THROWN = 'El inicio de sesión NO fue exitoso. Verifique email y password.';

const isField = (name: string): name is Path<SignUpForm> => name in EMPTY_SIGN_UP;

/** The sign-up form and its sending; afterwards the visitor is led to `nextPath`. */
export function useSignUp(nextPath: string) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<SignUpForm>({
    defaultValues: EMPTY_SIGN_UP,
    shouldUnregister: true,
    shouldFocusError: false,
  });

  const showRefusal = (error: ApiError): void => {
    for (const [name, text] of Object.entries(error.errors ?? {})) {
      if (isField(name)) form.setError(name, { message: String(text) });
    }
    setFailure(error.message || TEXTS.unexpected);
  };
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await signUp(toSignUpPayload(values));
      notify('success', 'El registro fue exitoso!.');
      navigate(nextPath);
    } catch (error) {
      if (error instanceof ApiError && error.status > 0) showRefusal(error);
      else setFailure(error instanceof ApiError ? `${THROWN} ${error.message}` : THROWN);
    }
  });
  return { form, submit, failure };
}
