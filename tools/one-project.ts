import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';
import repository from '../vitest.config.ts';

export const ROOT: string = join(import.meta.dirname, '..');

type Settings = NonNullable<TestProjectInlineConfiguration['test']>;

/**
 * Returns the configuration of the repository with only one of its projects, for other ways to run those tests.
 *
 * @param changed settings of the project that differ
 * @param all settings of the whole run that differ
 */
export function onlyProject(
  name: 'unit' | 'built',
  changed: (usual: Settings) => Settings,
  all: ViteUserConfig['test'] = {},
): ViteUserConfig {
  const project = repository.test?.projects?.find(
    (each) => typeof each === 'object' && 'test' in each && each.test?.name === name,
  );
  if (typeof project !== 'object' || !('test' in project) || !project.test)
    throw new Error(`no project is called ${name}`);
  const usual = { ...project.test, root: ROOT };
  return defineConfig({
    ...repository,
    root: ROOT,
    test: {
      ...repository.test,
      ...all,
      projects: [{ ...project, root: ROOT, test: { ...usual, ...changed(usual) } }],
    },
  });
}
