// The entry does nothing but this: shared packages are agreed on before the first module that uses them runs.
void import('./bootstrap');
