/// <reference lib="dom" />
/** These functions run inside the browser and must not refer to anything outside their body. */

/** Counts observations of what is in the document. Install before any script of the page. */
export const installObserverProbe = (): void => {
  interface Observation {
    observer: WeakRef<object>;
    /** Null: observes the document as a whole. */
    target: WeakRef<Node> | null;
  }
  interface Observer {
    observe: (...given: unknown[]) => void;
    unobserve?: (target: Node) => void;
    disconnect: () => void;
  }
  interface Watched {
    targets: WeakMap<Node, Observation>;
    all: Set<Observation>;
  }
  // Holds targets as weakly as the observers do.
  const observers = new WeakMap<object, Watched>();
  const observations = new Set<Observation>();
  const watchedBy = (observer: object): Watched => {
    const watched = observers.get(observer) ?? { targets: new WeakMap(), all: new Set() };
    observers.set(observer, watched);
    return watched;
  };
  const begin = (observer: object, target: Node | null): void => {
    const { targets, all } = watchedBy(observer);
    if (target && targets.has(target)) return;
    const observation = { observer: new WeakRef(observer), target: target && new WeakRef(target) };
    if (target) targets.set(target, observation);
    all.add(observation);
    observations.add(observation);
  };
  const endObservation = (observer: object, target: Node): void => {
    const { targets, all } = watchedBy(observer);
    const observation = targets.get(target);
    if (!observation) return;
    targets.delete(target);
    all.delete(observation);
    observations.delete(observation);
  };
  const watch = (prototype: Observer): void => {
    const { observe, unobserve, disconnect } = prototype;
    prototype.observe = function (this: object, ...given: unknown[]) {
      Reflect.apply(observe, this, given);
      begin(this, given[0] instanceof Node ? given[0] : null);
    };
    if (unobserve)
      prototype.unobserve = function (this: object, target) {
        Reflect.apply(unobserve, this, [target]);
        endObservation(this, target);
      };
    prototype.disconnect = function (this: object) {
      Reflect.apply(disconnect, this, []);
      for (const observation of watchedBy(this).all) observations.delete(observation);
      observers.delete(this);
    };
  };
  for (const name of ['Mutation', 'Resize', 'Intersection', 'Performance', 'Reporting']) {
    const made = Reflect.get(window, `${name}Observer`) as { prototype: Observer } | undefined;
    if (made) watch(made.prototype);
  }
  Object.assign(window, {
    // Collected observers observe nothing, and what left the document changes no more.
    gateObservations: () =>
      [...observations].filter(
        ({ observer, target }) =>
          observer.deref() !== undefined && (target === null || target.deref()?.isConnected === true),
      ).length,
  });
};

export const countObservations = (): number =>
  (window as unknown as { gateObservations: () => number }).gateObservations();
