import { ApiError } from '@lacteos/api-client';
import { TEXTS } from '@lacteos/contracts/validation';
import { notify } from '@lacteos/ui';
import { useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { deliverAnyWanted } from '../../cart/use-wanted-delivery';
import { signIn, signUp } from '../../session/auth-calls';
import { EMPTY_SIGN_UP, type SignUpForm, toSignUpPayload } from './sign-up-form';

const THROWN = 'El inicio de sesión NO fue exitoso. Verifique email y password.';

const isField = (name: string): name is Path<SignUpForm> => name in EMPTY_SIGN_UP;

interface SignUpFacts {
  loginPath: string;
  returnPath: string;
  policyVersion: number | null;
}

/** Continues on the sign-in page, which signs the new customer in; if that fails, they do it there. */
export function useSignUp({ loginPath, returnPath, policyVersion }: SignUpFacts) {
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
  const enter = async ({ email, password }: SignUpForm): Promise<void> => {
    try {
      await signIn({ email, password, rememberMe: false });
      await deliverAnyWanted();
      navigate(returnPath, { replace: true });
    } catch {
      // The account exists; the sign-in page asks for e-mail and password.
    }
  };
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await signUp(toSignUpPayload(values, policyVersion));
      notify('success', 'El registro fue exitoso!.');
      navigate(loginPath, { replace: true });
      await enter(values);
    } catch (error) {
      if (error instanceof ApiError && error.status > 0) showRefusal(error);
      else setFailure(error instanceof ApiError ? `${THROWN} ${error.message}` : THROWN);
    }
  });
  return { form, submit, failure };
}
