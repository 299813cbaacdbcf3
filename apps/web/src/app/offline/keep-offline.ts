/**
 * Lets the browser keep the app, and hears of new versions. `onUpdate` gets what brings the new version in: the
 * page says when, because it reloads. Failure means no more than that the network is needed next time.
 */
export async function keepOffline(
  container: ServiceWorkerContainer,
  page: Document,
  onUpdate: (bringIn: () => void) => void,
): Promise<void> {
  const reload = () => page.location.reload();
  let isFirst = container.controller === null;
  let isAsked = false;
  container.addEventListener('controllerchange', () => {
    if (isAsked) reload();
    else if (!isFirst) onUpdate(reload);
    isFirst = false;
  });

  const registration = await container
    .register('./service-worker.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return;
  const offer = () => {
    const { waiting } = registration;
    if (!waiting || !container.controller) return;
    onUpdate(() => {
      isAsked = true;
      waiting.postMessage('take-over', { transfer: [] });
    });
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}
