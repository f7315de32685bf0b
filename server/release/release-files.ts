/** Rooms that only those who work on the shop need; their manifests stay, because the lock file names them. */
const WORKSHOPS = /^(?:bench|e2e|tools|docs|art-kit\/sheets|\.ci|\.github)\//;
const MANIFEST = /^[^/]+\/package\.json$/;
/** `art-kit/` keeps what looks like it: the version of its pictures is made from all of it. */
const TESTS = /\.test\.tsx?$|^(?!art-kit\/).*\/testing\//;
/** What makes a release, and is no part of one. */
const MAKERS =
  /^server\/release\/(?:build|write-release|release-files)\.ts$|^server\/pages\/build\/(?:run-build|bundle)\.ts$/;
/** What the bundler has made bundles of. The rest of the storefront's `src/` the server reads, too. */
const BUNDLED = /^storefront\/(?:public|worker|words)\/|^storefront\/.*\.(?:tsx|css|graphql)$/;
const AT_THE_TOP = /^(?:package\.json|package-lock\.json|\.npmrc|\.env\.example|LICENSE)$/;

/** Whether a file of the repository is part of a release: what runs, and nothing that only builds or tests it. */
export function isReleased(path: string): boolean {
  if (!path.includes('/')) return AT_THE_TOP.test(path);
  if (MANIFEST.test(path)) return true;
  return !WORKSHOPS.test(path) && !TESTS.test(path) && !MAKERS.test(path) && !BUNDLED.test(path);
}
