import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { RouteCensus } from './route-census.js';

@Module({ imports: [DiscoveryModule], providers: [RouteCensus] })
export class RoutesModule {}
