import type { Readiness } from '@lacteos/contracts/process';
import type { FastifyInstance } from 'fastify';
import { EDGE_LIMITS, type EdgeLimits } from '../edge/edge-limits.js';
import type { GatewaySettings } from '../settings.js';
import { aLiveShop, openGateway } from './open-gateway.js';
import { RawClient } from './raw-client.js';
import { RecordingApi } from './recording-api.js';
import type { ReleaseStore } from './release-store.js';

export class EdgeFixture {
  readonly api = new RecordingApi();
  origin = '';
  private readonly clients: RawClient[] = [];

  private gateway: FastifyInstance | null = null;

  private constructor(private readonly store: ReleaseStore) {}

  static async start(
    limits: Partial<EdgeLimits> = {},
    changes: Partial<GatewaySettings> = {},
    readiness?: Readiness,
  ): Promise<EdgeFixture> {
    const fixture = new EdgeFixture(await aLiveShop());
    const apiUrl = await fixture.api.start();
    const settings = { apiUrls: [apiUrl], ...changes, limits: { ...EDGE_LIMITS, ...limits } };
    fixture.gateway = await openGateway(fixture.store, settings, readiness);
    fixture.origin = await fixture.gateway.listen({ port: 0, host: '127.0.0.1' });
    return fixture;
  }

  async connect(text = '', localAddress?: string): Promise<RawClient> {
    const client = await RawClient.open(this.origin, text, localAddress);
    this.clients.push(client);
    return client;
  }

  get isListening(): boolean {
    return this.gateway?.server.listening === true;
  }

  async stopGateway(): Promise<void> {
    await this.gateway?.close();
  }

  async stop(): Promise<void> {
    this.clients.forEach((client) => client.close());
    await this.stopGateway();
    await this.api.stop();
    await this.store.remove();
  }
}
