import { Global, Module } from '@nestjs/common';

import { ChangeSignal } from './change-signal.js';

@Global()
@Module({ providers: [ChangeSignal], exports: [ChangeSignal] })
export class ChangeSignalModule {}
